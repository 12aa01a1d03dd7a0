import type { DemoWish } from '../data/useAddDemo.ts';
import type { FoundDemo } from '../data/useDemoSearch.ts';

/** A voice's state in the target list; `unknown`: the list is loading. */
export type DemoState = 'unknown' | 'free' | 'shortlisted';

/** Actions on a found demo, with their current state. */
export interface DemoActions {
  readonly projectId: string;
  readonly deriveState: (demoId: string) => DemoState;
  readonly wishOf: (demoId: string) => DemoWish | undefined;
  /** The role's price with a voice; undefined: none, or not yet. */
  readonly priceOf: (talentId: string) => string | undefined;
  readonly isCompared: (demoId: string) => boolean;
  readonly onWish: (demoId: string, wanted: boolean) => void;
  readonly onCompare: (demo: FoundDemo, wanted: boolean) => void;
  /** Searches for voices with the same traits. */
  readonly onLike: (demo: FoundDemo) => void;
  /** Shows everything about its voice. */
  readonly onOpen: (demo: FoundDemo) => void;
}
