import { CLIPS_MAX, type Clip } from '../quality.ts';
import type { Block } from './block.ts';

/** A sample at or above this is full scale, allowing for decoder rounding. */
const FULL_SCALE = 0.999;
/** Music touches full scale briefly; this many samples in a stretch are clipping. */
const SAMPLES_MIN = 3;
/** Maximum gap within a stretch, in seconds. */
const APART_SECONDS = 0.5;

interface Stretch {
  readonly from: number;
  to: number;
  samples: number;
}

/** Finds samples at full scale in any channel, and where. */
export const createClippingMeter = (sampleRate: number) => {
  const apart = sampleRate * APART_SECONDS;
  const clips: Clip[] = [];
  let [passed, clipped] = [0, 0];
  let last: Stretch | undefined;

  const close = (): void => {
    if (!last || last.samples < SAMPLES_MIN) return;
    clipped += last.samples;
    if (clips.length < CLIPS_MAX)
      clips.push({ atMs: Math.round((last.from / sampleRate) * 1000), samples: last.samples });
  };

  const note = (index: number, high: number): void => {
    if (last && index - last.to < apart) {
      last.to = index;
      last.samples += high;
      return;
    }
    close();
    last = { from: index, to: index, samples: high };
  };

  return {
    add: (block: Block): void => {
      const length = block[0]?.length ?? 0;
      for (let index = 0; index < length; index += 1) {
        let high = 0;
        for (const samples of block) if (Math.abs(samples[index] ?? 0) >= FULL_SCALE) high += 1;
        if (high > 0) note(passed + index, high);
      }
      passed += length;
    },
    finish: (): { readonly samples: number; readonly clips: readonly Clip[] } => {
      close();
      last = undefined;
      return { samples: clipped, clips };
    },
  };
};
