import type { Ratings } from '../data/useRatings.ts';
import type { DemoWish } from '../data/useAddDemo.ts';
import type { FoundDemo } from '../data/useDemoSearch.ts';
import type { DemoState } from './DemoRow.tsx';

/** Actions on a found demo, with their current state. */
export interface DemoActions {
  readonly deriveState: (demoId: string) => DemoState;
  readonly wishOf: (demoId: string) => DemoWish | undefined;
  readonly ratings: Ratings;
  readonly isCompared: (demoId: string) => boolean;
  readonly onWish: (demoId: string, wanted: boolean) => void;
  readonly onCompare: (demo: FoundDemo, wanted: boolean) => void;
  /** Searches for voices with the same traits. */
  readonly onLike: (demo: FoundDemo) => void;
  /** Shows everything about its voice. */
  readonly onOpen: (demo: FoundDemo) => void;
}
