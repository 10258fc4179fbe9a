package dev.banmen.threads;

import com.tngtech.archunit.thirdparty.org.objectweb.asm.ClassReader;
import com.tngtech.archunit.thirdparty.org.objectweb.asm.ClassVisitor;
import com.tngtech.archunit.thirdparty.org.objectweb.asm.Handle;
import com.tngtech.archunit.thirdparty.org.objectweb.asm.Label;
import com.tngtech.archunit.thirdparty.org.objectweb.asm.MethodVisitor;
import com.tngtech.archunit.thirdparty.org.objectweb.asm.Opcodes;
import com.tngtech.archunit.thirdparty.org.objectweb.asm.Type;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * What a compiled class calls, and which locks it holds then, as javac writes {@code synchronized}.
 * A lock is named by the class whose objects it is, or by the class and the field that holds it.
 */
record LockedCode(String name, List<String> above, List<Body> bodies, List<Lambda> lambdas) {
  /** A method, with the internal name of its class. */
  record Method(String owner, String name, String signature) {
    @Override
    public String toString() {
      return shortName(owner) + "." + name;
    }
  }

  /**
   * A call.
   *
   * @param isExact whether no subclass's method may be meant
   * @param held the locks that this body has taken by then
   */
  record Call(Method target, boolean isExact, Set<String> held) {}

  /** A lock that is taken, and those that this body holds then. */
  record Taking(String lock, Set<String> held) {}

  /** What a method does. */
  record Body(Method method, List<Taking> takings, List<Call> calls) {}

  /** An object that is only a method: of which interface, and what it runs. */
  record Lambda(String of, Method body) {}

  /** Functions of the program's own that are used by whatever they are given to, and not kept. */
  private static final Set<String> AT_ONCE = Set.of("dev/banmen/storage/WholeFile$Contents");

  static String shortName(String internal) {
    return internal.substring(internal.lastIndexOf('/') + 1).replace('$', '.');
  }

  static LockedCode read(byte[] file) {
    ClassReader reader = new ClassReader(file);
    List<String> above = new ArrayList<>(List.of(reader.getInterfaces()));
    above.add(reader.getSuperName());
    LockedCode code =
        new LockedCode(reader.getClassName(), above, new ArrayList<>(), new ArrayList<>());
    reader.accept(code.new CodeReader(), ClassReader.SKIP_FRAMES);
    return code;
  }

  private final class CodeReader extends ClassVisitor {
    CodeReader() {
      super(Opcodes.ASM9);
    }

    @Override
    public MethodVisitor visitMethod(
        int access, String method, String signature, String generic, String[] exceptions) {
      boolean isLocked = (access & Opcodes.ACC_SYNCHRONIZED) != 0;
      return new BodyReader(
          new Method(name, method, signature), isLocked ? Set.of(shortName(name)) : Set.of());
    }
  }

  /**
   * Reads a body. What is held where follows from the handlers that give a lock back on a fault:
   * javac guards each instruction of a block with one.
   */
  private final class BodyReader extends MethodVisitor {
    private record Guard(Label from, Label to, Label handler) {}

    private record MonitorEntry(int at, int slot, String lock) {}

    private record Found(int at, Method target, boolean isExact) {}

    private static final int TO_EXIT = 3; // instructions of such a handler: astore, aload, exit

    private final Method method;
    private final Set<String> own;
    private final List<Guard> guards = new ArrayList<>();
    private final Map<Label, Integer> labels = new HashMap<>();
    private final List<MonitorEntry> entries = new ArrayList<>();
    private final Map<Integer, Integer> exits = new HashMap<>(); // slots, by place
    private final List<Found> found = new ArrayList<>();
    private final List<Method> given = new ArrayList<>(); // functions for the next call
    private int at; // which instruction it is, from 1
    private int slot; // the last that was read or written
    private String value = ""; // the lock that what was loaded last would be

    BodyReader(Method method, Set<String> own) {
      super(Opcodes.ASM9);
      this.method = method;
      this.own = own;
    }

    @Override
    public void visitTryCatchBlock(Label from, Label to, Label handler, String type) {
      if (type == null) {
        guards.add(new Guard(from, to, handler));
      }
    }

    @Override
    public void visitLabel(Label label) {
      labels.put(label, at);
    }

    @Override
    public void visitInsn(int opcode) {
      at++;
      if (opcode == Opcodes.MONITORENTER) {
        if (value.isEmpty()) {
          throw new AssertionError("a lock that is neither a field nor this: " + method);
        }
        entries.add(new MonitorEntry(at, slot, value));
      } else if (opcode == Opcodes.MONITOREXIT) {
        exits.put(at, slot);
      }
    }

    @Override
    public void visitVarInsn(int opcode, int variable) {
      at++;
      slot = variable;
      if (opcode == Opcodes.ALOAD) {
        value = variable == 0 ? shortName(name) : "";
      }
    }

    @Override
    public void visitFieldInsn(int opcode, String owner, String field, String type) {
      at++;
      value =
          field.startsWith("this$")
              ? shortName(Type.getType(type).getInternalName())
              : shortName(owner) + "." + field;
    }

    @Override
    public void visitMethodInsn(
        int opcode, String owner, String called, String signature, boolean isInterface) {
      at++;
      value = "";
      if (!owner.equals("java/util/Objects")) { // which only looks at what a function is of
        boolean isUser = owner.startsWith("java/util/") && !owner.contains("Executor");
        if (isUser || owner.equals("dev/banmen/schedule/FaultBarrier")) {
          given.forEach(body -> found.add(new Found(at, body, true)));
        }
        given.clear();
      }
      boolean isExact = opcode == Opcodes.INVOKESTATIC || opcode == Opcodes.INVOKESPECIAL;
      found.add(new Found(at, new Method(owner, called, signature), isExact));
    }

    @Override
    public void visitInvokeDynamicInsn(
        String called, String signature, Handle maker, Object... constants) {
      at++;
      if (maker.getOwner().equals("java/lang/invoke/LambdaMetafactory")) {
        Handle handle = (Handle) constants[1];
        Method body = new Method(handle.getOwner(), handle.getName(), handle.getDesc());
        String of = Type.getReturnType(signature).getInternalName();
        if (of.startsWith("java/")) {
          given.add(body);
        } else if (AT_ONCE.contains(of)) {
          found.add(new Found(at, body, true));
        } else {
          lambdas.add(new Lambda(of, body));
        }
      }
    }

    @Override
    public void visitJumpInsn(int opcode, Label to) {
      at++;
    }

    @Override
    public void visitEnd() {
      List<Taking> takings = new ArrayList<>();
      own.forEach(lock -> takings.add(new Taking(lock, Set.of())));
      entries.forEach(entry -> takings.add(new Taking(entry.lock, held(entry.at))));
      List<Call> calls = new ArrayList<>();
      found.forEach(one -> calls.add(new Call(one.target, one.isExact, held(one.at))));
      bodies.add(new Body(method, takings, calls));
    }

    /** What this body holds when it comes to an instruction. */
    private Set<String> held(int place) {
      Set<String> held = new LinkedHashSet<>(own);
      for (Guard guard : guards) {
        Integer exit = exits.get(labels.get(guard.handler) + TO_EXIT);
        if (exit != null && labels.get(guard.from) < place && place <= labels.get(guard.to)) {
          held.add(lock(guard.handler, exit));
        }
      }
      return held;
    }

    /** The lock that a handler gives back: of the last entry before all that it guards. */
    private String lock(Label handler, int exit) {
      int first =
          guards.stream()
              .filter(guard -> guard.handler == handler)
              .mapToInt(guard -> labels.get(guard.from))
              .min()
              .orElseThrow();
      return entries.stream()
          .filter(entry -> entry.slot == exit && entry.at <= first)
          .reduce((one, later) -> later)
          .orElseThrow()
          .lock;
    }
  }
}
