# Completions of banmen for fish; made by 'banmen completion fish'.
function __banmen_command
    for word in (commandline -opc)[2..-1]
        if contains -- $word COMMANDS
            echo $word
            return
        end
    end
end
function __banmen_begins
    test (count (__banmen_command)) -eq 0
end
function __banmen_does
    contains -- $argv[1] (__banmen_command)
end
