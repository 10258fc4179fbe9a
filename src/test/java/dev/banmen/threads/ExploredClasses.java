package dev.banmen.threads;

import com.tngtech.archunit.thirdparty.org.objectweb.asm.ClassReader;
import com.tngtech.archunit.thirdparty.org.objectweb.asm.ClassVisitor;
import com.tngtech.archunit.thirdparty.org.objectweb.asm.ClassWriter;
import com.tngtech.archunit.thirdparty.org.objectweb.asm.FieldVisitor;
import com.tngtech.archunit.thirdparty.org.objectweb.asm.MethodVisitor;
import com.tngtech.archunit.thirdparty.org.objectweb.asm.Opcodes;
import com.tngtech.archunit.thirdparty.org.objectweb.asm.Type;
import java.io.IOException;
import java.io.InputStream;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;

/**
 * The program's classes and its tests' once more, with calls of an {@link Explorer} where threads
 * meet. A class file changes as little as possible: each call takes what the instruction took.
 */
final class ExploredClasses extends ClassLoader {
  private static final String EXPLORER = Explorer.class.getName().replace('.', '/');

  /** What is called in place of a method of Java's, by class and name. */
  private static final Map<String, String> INSTEAD =
      Map.ofEntries(
          Map.entry("java/lang/Object.wait", "await"),
          Map.entry("java/lang/Object.notify", "notify"),
          Map.entry("java/lang/Object.notifyAll", "notifyAll"),
          Map.entry("java/lang/Thread.start", "start"),
          Map.entry("java/lang/Thread.join", "join"),
          Map.entry("java/lang/Thread.holdsLock", "holdsLock"),
          Map.entry("java/util/concurrent/BlockingQueue.take", "take"),
          Map.entry("java/util/concurrent/BlockingQueue.put", "put"),
          Map.entry("java/util/concurrent/BlockingQueue.offer", "offer"),
          Map.entry("java/util/concurrent/BlockingQueue.drainTo", "drainTo"),
          Map.entry("java/util/concurrent/atomic/AtomicReference.getAndUpdate", "getAndUpdate"),
          Map.entry("java/util/concurrent/atomic/AtomicReference.compareAndSet", "compareAndSet"));

  /** Mistakes that are planted, each in a class: its simple name, and what it no longer does. */
  private final Set<String> mistakes;

  private final Set<String> volatiles = new HashSet<>();

  ExploredClasses(Set<String> mistakes) {
    super(ExploredClasses.class.getClassLoader());
    this.mistakes = mistakes;
  }

  @Override
  protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
    synchronized (getClassLoadingLock(name)) {
      String outer = name.split("\\$")[0];
      boolean isShared = !name.startsWith("dev.banmen.") || outer.equals(Explorer.class.getName());
      if (isShared) {
        return super.loadClass(name, resolve);
      }
      Class<?> loaded = findLoadedClass(name);
      return loaded == null ? explored(name) : loaded;
    }
  }

  private Class<?> explored(String name) throws ClassNotFoundException {
    String file = name.replace('.', '/') + ".class";
    try (InputStream in = getParent().getResourceAsStream(file)) {
      ClassReader reader = new ClassReader(in.readAllBytes());
      ClassWriter writer = new ClassWriter(0);
      reader.accept(new Fields(), ClassReader.SKIP_CODE);
      reader.accept(new Rewriter(writer, reader.getClassName()), 0);
      byte[] bytes = writer.toByteArray();
      return defineClass(name, bytes, 0, bytes.length);
    } catch (IOException e) {
      throw new ClassNotFoundException(name, e);
    }
  }

  private boolean isMistaken(String owner, String what) {
    return mistakes.contains(LockedCode.shortName(owner) + " " + what);
  }

  /** Notes which fields are volatile: those of a class itself, as others don't touch them. */
  private final class Fields extends ClassVisitor {
    private String owner;

    Fields() {
      super(Opcodes.ASM9);
    }

    @Override
    public void visit(int v, int access, String name, String generic, String up, String[] all) {
      owner = name;
    }

    @Override
    public FieldVisitor visitField(int access, String name, String t, String generic, Object v) {
      if ((access & Opcodes.ACC_VOLATILE) != 0) {
        volatiles.add(owner + "." + name);
      }
      return null;
    }
  }

  private final class Rewriter extends ClassVisitor {
    private final String owner;

    Rewriter(ClassWriter writer, String owner) {
      super(Opcodes.ASM9, writer);
      this.owner = owner;
    }

    @Override
    public MethodVisitor visitMethod(
        int access, String name, String signature, String generic, String[] exceptions) {
      boolean isLocked = (access & Opcodes.ACC_SYNCHRONIZED) != 0;
      boolean isOfClass = (access & Opcodes.ACC_STATIC) != 0;
      MethodVisitor next =
          super.visitMethod(
              access & ~Opcodes.ACC_SYNCHRONIZED, name, signature, generic, exceptions);
      return name.equals("<clinit>") ? next : new BodyRewriter(next, owner, isLocked && !isOfClass);
    }
  }

  private final class BodyRewriter extends MethodVisitor {
    private final String owner;
    private final boolean isLocked;

    BodyRewriter(MethodVisitor next, String owner, boolean isLocked) {
      super(Opcodes.ASM9, next);
      this.owner = owner;
      this.isLocked = isLocked;
    }

    private void call(String name, String signature) {
      super.visitMethodInsn(Opcodes.INVOKESTATIC, EXPLORER, name, signature, false);
    }

    private void lock(String name) {
      if (isMistaken(owner, "locks")) {
        super.visitInsn(Opcodes.POP);
        call("step", "()V");
      } else {
        call(name, "(Ljava/lang/Object;)V");
      }
    }

    private void own(String name) {
      if (isLocked) {
        super.visitVarInsn(Opcodes.ALOAD, 0);
        lock(name);
      }
    }

    @Override
    public void visitCode() {
      super.visitCode();
      own("enter");
    }

    @Override
    public void visitInsn(int opcode) {
      if (opcode == Opcodes.MONITORENTER) {
        lock("enter");
      } else if (opcode == Opcodes.MONITOREXIT) {
        lock("exit");
      } else {
        if (opcode >= Opcodes.IRETURN && opcode <= Opcodes.RETURN || opcode == Opcodes.ATHROW) {
          own("exit");
        }
        super.visitInsn(opcode);
      }
    }

    @Override
    public void visitFieldInsn(int opcode, String of, String name, String type) {
      if (volatiles.contains(of + "." + name) || isMistaken(of, "locks")) {
        call("step", "()V");
      }
      super.visitFieldInsn(opcode, of, name, type);
    }

    @Override
    public void visitMethodInsn(
        int opcode, String of, String name, String signature, boolean isInterface) {
      String instead = INSTEAD.get(of + "." + name);
      if (instead == null) {
        if (of.startsWith("java/util/concurrent/")) {
          call("step", "()V");
        }
        super.visitMethodInsn(opcode, of, name, signature, isInterface);
      } else if (isMistaken(owner, instead)) {
        super.visitInsn(Opcodes.POP);
      } else {
        call(instead, instead(opcode, of, signature));
      }
    }

    /** With what it is called on as its first parameter. */
    private String instead(int opcode, String of, String signature) {
      boolean isStatic = opcode == Opcodes.INVOKESTATIC;
      String first = isStatic ? "" : Type.getObjectType(of).getDescriptor();
      return "(" + first + signature.substring(1);
    }

    @Override
    public void visitMaxs(int stack, int locals) {
      super.visitMaxs(stack + 1, locals);
    }
  }
}
