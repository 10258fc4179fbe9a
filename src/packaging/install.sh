#!/bin/sh
# Installs Banmen from the archive beside this script, for one user; it needs tar and gzip, and no
# Java. Run again with a newer archive, it replaces the older program.
set -eu

usage() {
  cat << 'TEXT'
usage: sh install.sh [--prefix FOLDER] [ARCHIVE]     installs Banmen, by default in ~/.local
       sh install.sh [--prefix FOLDER] --uninstall   removes it, and its archives of classes and
                                                     indexes of positions in ~/.cache/banmen;
                                                     games and settings stay
It puts the program into FOLDER/lib/banmen, and links to it, to its manual pages and to its completions
for bash, zsh and fish where these look for them.
TEXT
}

fail() {
  echo "install.sh: $1" >&2
  exit 1
}

# The first line of a text that is not empty.
first() { echo "$1" | sed -n '/[^ ]/{p;q;}'; }

# What archives for this machine have in their names: such as linux-x86_64, linux-aarch64-musl, darwin-arm64.
system() {
  set -- "$(uname -s | tr '[:upper:]' '[:lower:]')-$(uname -m)" /lib/ld-musl-*
  if [ -e "$2" ]; then echo "$1-musl"; else echo "$1"; fi
}

case $0 in */*) here=${0%/*} ;; *) here=. ;; esac
here=$(CDPATH='' cd -- "$here" && pwd -P)
prefix='' archive='' task=install
while [ $# -gt 0 ]; do
  case $1 in
    --prefix) [ $# -gt 1 ] || fail '--prefix needs a folder' && prefix=$2 && shift ;;
    --prefix=*) prefix=${1#*=} ;;
    --uninstall) task=uninstall ;;
    --system) system && exit ;;
    -h | --help) usage && exit ;;
    -*) fail "unknown option '$1'; --help lists those there are" ;;
    *) archive=$1 ;;
  esac
  shift
done
if [ -z "$prefix" ] && [ -f "$here/made" ]; then
  prefix=${here%/lib/banmen} # this is the copy that was installed
fi
# A folder's whole name, without links and the like, whether it is there yet or not.
whole() {
  if [ -d "$1" ]; then
    (CDPATH='' cd -- "$1" && pwd -P)
  else
    above=$(whole "$(dirname -- "$1")")
    echo "${above%/}/${1##*/}"
  fi
}

prefix=${prefix:-${HOME:?}/.local}
while [ "$prefix" != "${prefix%/}" ] && [ "$prefix" != / ]; do prefix=${prefix%/}; done
prefix=$(whole "$prefix")
lib=$prefix/lib/banmen made=$prefix/lib/banmen/made

# Whether a path is a link of ours, into the program's folder.
is_ours() {
  [ -h "$1" ] && case $(readlink "$1") in "$lib"/*) ;; *) return 1 ;; esac
}

# Removes what the list names, the last first: links that are still ours, and folders that were made
# and are empty.
remove() {
  sed -n '1!G;h;$p' "$1" | while read -r kind path; do
    case $kind in
      link) ! is_ours "$prefix/$path" || rm -f "$prefix/$path" ;;
      folder) rmdir "$prefix${path#.}" 2> /dev/null || : ;; # after a dot, one cannot
    esac
  done
}

# Removes folders; again, if the archive of classes was put there meanwhile.
discard() { rm -rf "$@" 2> /dev/null || rm -rf "$@"; }

# Removes the archives that starts of this program made for lack of that of install.sh; what they
# noted for others to come, JLine's library, and indexes of positions, once no other copy of the
# program has any there.
forget_archives() {
  case ${XDG_CACHE_HOME:-} in /*) cache=$XDG_CACHE_HOME/banmen ;; *) cache=${HOME:-}/.cache/banmen ;; esac
  [ -d "$cache" ] && [ ! -h "$cache" ] || return 0
  others=false
  for tried in "$cache"/*.jsa.tried; do
    if grep -qF " $lib/lib/banmen/banmen.jar " "$tried" 2> /dev/null; then
      rm -f "$tried" "${tried%.tried}"
    elif [ -f "$tried" ]; then
      others=true
    fi
  done
  if ! $others; then
    rm -f "$cache"/*.jsa.*[0-9] "$cache"/*.jsa.*[0-9].new "$cache"/*jlinenative*
    [ -h "$cache/positions" ] || rm -f "$cache"/positions/*.positions "$cache"/positions/*.games
    rmdir "$cache/positions" 2> /dev/null || :
  fi
  rmdir "$cache" 2> /dev/null || :
}

uninstall() {
  [ -f "$made" ] || fail "Banmen is not installed in $prefix by this script"
  list=$(mktemp) gone=$prefix/lib/.banmen.$$
  cp "$made" "$list"
  mv "$lib" "$gone"
  discard "$gone"
  forget_archives
  remove "$list"
  rm -f "$list"
  echo "Banmen is gone from $prefix."
  for folder in "${XDG_CONFIG_HOME:-${HOME:-}/.config}" "${XDG_DATA_HOME:-${HOME:-}/.local/share}" \
    "${XDG_STATE_HOME:-${HOME:-}/.local/state}"; do
    [ ! -d "$folder/banmen" ] || echo "Your own files stay: $folder/banmen"
  done
}

# Makes a folder below the prefix, and notes it and those above it that were not there.
folder() {
  [ -d "$prefix/$1" ] && return
  case $1 in */*) folder "${1%/*}" ;; *) [ "$1" = . ] || folder . ;; esac
  mkdir -p "$prefix/$1" || return
  case $1 in .) echo "folder ." ;; *) echo "folder /$1" ;; esac >> "$list"
}

check_sum() {
  [ -f "$archive.sha256" ] || return 0
  read -r wanted _ < "$archive.sha256"
  if command -v sha256sum > /dev/null; then
    found=$(sha256sum < "$archive")
  elif command -v shasum > /dev/null; then
    found=$(shasum -a 256 < "$archive")
  else
    return 0
  fi
  [ "$wanted" = "${found%% *}" ] || fail "$archive is damaged: download it again"
  echo 'The sum is right: the download is whole. Only its source says who made it.'
}

find_archive() {
  set -- "$here"/banmen-[0-9]*-"$(system)".tar.gz
  [ $# -eq 1 ] || fail "several archives lie beside this script; name one of them: sh install.sh ${1##*/}"
  archive=$1
  [ -f "$archive" ] && return
  for other in "$here"/banmen-[0-9]*.tar.gz; do :; done
  [ -f "$other" ] || fail "no archive banmen-VERSION-$(system).tar.gz lies beside this script"
  fail "${other##*/} is for another system than this one, which is $(system)"
}

install() {
  [ -n "$archive" ] || find_archive
  [ -f "$archive" ] || fail "$archive is not there"
  if [ -f "$lib/installed" ]; then
    fail "remove what 'banmen install' put there: $prefix/bin/banmen install --uninstall --prefix $prefix"
  elif [ -e "$lib" ] && [ ! -f "$made" ]; then
    fail "$lib is not Banmen's"
  fi
  check_sum
  list=$(mktemp) new=$prefix/lib/.banmen.$$
  trap 'discard "$new"; [ -e "$lib" ] || remove "$list"; rm -f "$list"' EXIT
  trap 'exit 1' HUP INT TERM
  [ ! -f "$made" ] || cat "$made" > "$list"
  { folder lib && mkdir "$new"; } 2> /dev/null || fail "$prefix/lib cannot be written"
  free=$(df -Pk "$new" | awk 'NR == 2 { print $4 }')
  [ "$free" -ge 125000 ] || fail "125 MB are needed in $prefix, and $((free / 1000)) MB are free"
  why=$(tar -xzof - -C "$new" < "$archive" 2>&1) || fail "$archive is no whole archive: $(first "$why")"
  (cd "$new/banmen" && echo bin/banmen && find share -type f) > "$new/links"
  while read -r link; do
    path=$prefix/$link
    if { [ -e "$path" ] || [ -h "$path" ]; } && ! is_ours "$path"; then
      fail "$path is not Banmen's"
    fi
  done < "$new/links"
  if ! version=$(XDG_CACHE_HOME=$new/cache "$new/banmen/bin/banmen" version 2>&1); then
    case $version in *GLIBC_*) fail "the program in $archive needs a newer C library (glibc) than this system has" ;; esac
    fail "the program in $archive does not start here: $(first "$version")"
  fi
  if [ -e "$lib" ]; then
    trap '[ -e "$lib" ] || mv "$new/old" "$lib"; discard "$new" "$list"' EXIT
    mv "$lib" "$new/old"
  fi
  mv "$new/banmen" "$lib" # from here on, the new program is there
  while read -r link; do
    folder "${link%/*}"
    ln -sf "$lib/$link" "$prefix/$link"
    echo "link $link" >> "$list"
  done < "$new/links"
  awk '!seen[$0]++' "$list" > "$made"
  class_archive < /dev/null > /dev/null 2>&1 &
  echo "Installed in $prefix: $version"
  case :$PATH: in
    *:"$prefix/bin":*) ;;
    *) echo "To start it by its name, add $prefix/bin to your PATH." ;;
  esac
}

# Has Java archive the classes that commands load, in the background: a start before it is there, or
# without it, is slower. It writes where it is, so never beside the jar of another version; what is
# left of one that was killed goes with its version.
class_archive() {
  trap '' HUP
  cd "$lib/lib/banmen"
  nice "$lib/bin/java" -Xshare:dump -XX:+UseG1GC -XX:TieredStopAtLevel=1 -Xlog:disable -Xlog:all=off \
    -XX:+IgnoreUnrecognizedVMOptions -XX:+AOTClassLinking \
    -XX:SharedClassListFile=classes -XX:SharedArchiveFile=banmen.jsa.new -cp "$lib/lib/banmen/banmen.jar" &&
    mv banmen.jsa.new banmen.jsa || rm -f banmen.jsa.new
}

$task
