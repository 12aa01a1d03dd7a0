import type { Casting } from '@domain/castings/castings.ts';
import type { Voice } from '@domain/projects/projects.ts';
import type { SharedLink } from '../data/sharedLink.ts';
import type { Guestbook } from '../data/useGuests.ts';

/** What is told of the guests of a link: what they said, and in which languages and of which characters it may be. */
export interface GuestbookProps {
  readonly link: SharedLink;
  readonly book: Guestbook;
  /** The languages that the link is about, in the order in which they are told. */
  readonly castings: readonly Casting[];
  readonly voices: readonly Voice[];
}
