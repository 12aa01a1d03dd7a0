import type { Ratings } from '../data/useRatings.ts';
import type { DemoWish } from '../data/useAddDemo.ts';
import type { FoundDemo } from '../data/useDemoSearch.ts';
import type { DemoState } from './DemoRow.tsx';

/** What can be done with a demo that was found, and what was done with it already. */
export interface DemoActions {
  readonly deriveState: (demoId: string) => DemoState;
  readonly wishOf: (demoId: string) => DemoWish | undefined;
  readonly ratings: Ratings;
  readonly isCompared: (demoId: string) => boolean;
  readonly onWish: (demoId: string, wanted: boolean) => void;
  readonly onCompare: (demo: FoundDemo, wanted: boolean) => void;
  /** Looks for voices with the same traits. */
  readonly onLike: (demo: FoundDemo) => void;
  /** Shows everything about its voice. */
  readonly onOpen: (demo: FoundDemo) => void;
}
