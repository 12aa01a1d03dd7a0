import type { Casting } from '@domain/castings/castings.ts';
import type { Character } from '@domain/projects/projects.ts';
import type { SharedLink } from '../data/sharedLink.ts';
import type { Guestbook } from '../data/useGuests.ts';

/** A link's guests with their feedback, and its languages and characters. */
export interface GuestbookProps {
  readonly link: SharedLink;
  readonly book: Guestbook;
  /** The link's languages, in display order. */
  readonly castings: readonly Casting[];
  readonly voices: readonly Character[];
}
