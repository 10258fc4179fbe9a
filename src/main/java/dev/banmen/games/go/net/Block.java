package dev.banmen.games.go.net;

import java.util.List;

/** A block of the trunk, which adds something to each of its vectors. Immutable, any thread. */
interface Block {
  void addTo(float[][] trunk, Workspace space);

  /** Two convolutions. */
  record Residual(Norm before, Convolution first, Norm between, Convolution second)
      implements Block {
    @Override
    public void addTo(float[][] trunk, Workspace space) {
      float[][] in = space.take(trunk[0].length);
      float[][] middle = space.take(first.width());
      before.apply(trunk, in);
      first.addTo(in, middle, space);
      between.apply(middle, middle);
      second.addTo(middle, trunk, space);
      space.giveBack(middle);
      space.giveBack(in);
    }
  }

  /** Two convolutions, and one whose sums of the whole board are added between them. */
  record Global(
      Norm before,
      Convolution first,
      Convolution pooled,
      Norm pooledNorm,
      Matrix toBias,
      Norm between,
      Convolution second)
      implements Block {
    @Override
    public void addTo(float[][] trunk, Workspace space) {
      float[][] in = space.take(trunk[0].length);
      float[][] middle = space.take(first.width());
      float[][] whole = space.take(pooled.width());
      before.apply(trunk, in);
      first.addTo(in, middle, space);
      pooled.addTo(in, whole, space);
      pooledNorm.apply(whole, whole);
      float[] bias = toBias.times(Pooling.meanAndMost(whole, space.sites));
      for (float[] vector : middle) {
        for (int i = 0; i < bias.length; i++) {
          vector[i] += bias[i];
        }
      }
      between.apply(middle, middle);
      second.addTo(middle, trunk, space);
      space.giveBack(whole);
      space.giveBack(middle);
      space.giveBack(in);
    }
  }

  /** Blocks with fewer channels than the trunk. */
  record Bottleneck(
      Norm before, Convolution first, List<Block> blocks, Norm after, Convolution second)
      implements Block {
    @Override
    public void addTo(float[][] trunk, Workspace space) {
      float[][] in = space.take(trunk[0].length);
      float[][] inner = space.take(first.width());
      before.apply(trunk, in);
      first.addTo(in, inner, space);
      for (Block block : blocks) {
        block.addTo(inner, space);
      }
      after.apply(inner, inner);
      second.addTo(inner, trunk, space);
      space.giveBack(inner);
      space.giveBack(in);
    }
  }
}
