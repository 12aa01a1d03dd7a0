import { spansOverlap } from './slot-times.ts';

/** Hours of options, unless the agency sets others. */
export const DEFAULT_HOLD_HOURS = 18;
export const DEFAULT_CHALLENGE_HOURS = 24;

/** A talent's slot that is held for a role until it is booked or released, in milliseconds since 1970. */
export interface HeldOption {
  /** Of its slot request. */
  readonly id: string;
  readonly agencyId: string;
  readonly projectId: string;
  readonly from: number;
  readonly to: number;
  /** When the talent gave it, which decides the rank. */
  readonly heldAt: number;
  /** When it ends unless it is booked before. */
  readonly holdsUntil: number;
  /** Until when it must be booked or released because a later option is to be booked; null: not challenged. */
  readonly challengedUntil: number | null;
}

/** All options of a talent, from any agency. */
export type OptionBook = readonly HeldOption[];

type Slot = Pick<HeldOption, 'projectId' | 'from' | 'to'>;

/** Options of one project never compete: one recording can be for several roles. */
const competes = (a: Slot, b: Slot): boolean => a.projectId !== b.projectId && spansOverlap(a, b);

const isEarlier = (a: HeldOption, b: HeldOption): boolean =>
  a.heldAt < b.heldAt || (a.heldAt === b.heldAt && a.id < b.id);

const findEarlier = (book: OptionBook, option: HeldOption): OptionBook =>
  book.filter((item) => competes(item, option) && isEarlier(item, option));

/** Returns an option's rank: 1 for the first, which alone can be booked. */
export const getRank = (book: OptionBook, option: HeldOption): number =>
  new Set(findEarlier(book, option).map(({ projectId }) => projectId)).size + 1;

/** Returns when an option ends unless it is booked. */
export const getOptionEnd = ({
  holdsUntil,
  challengedUntil,
}: Pick<HeldOption, 'holdsUntil' | 'challengedUntil'>): number =>
  Math.min(holdsUntil, challengedUntil ?? Infinity);

/** Returns the book after a challenge: earlier options end at a moment, or before. */
export const challengeEarlier = (book: OptionBook, option: HeldOption, until: number): OptionBook => {
  const earlier = new Set(findEarlier(book, option));
  return book.map((item) =>
    earlier.has(item)
      ? { ...item, challengedUntil: Math.min(until, item.challengedUntil ?? Infinity) }
      : item,
  );
};

/** Returns the options that end because a slot is booked. */
export const findBeaten = (book: OptionBook, booked: Slot): OptionBook =>
  book.filter((option) => competes(option, booked));

export const removeOptions = (book: OptionBook, ids: ReadonlySet<string>): OptionBook =>
  book.filter(({ id }) => !ids.has(id));

/** What changed for an option that stays. */
export interface OptionChange {
  readonly id: string;
  readonly rank: number;
  readonly isPromoted: boolean;
  readonly challengedUntil: number | null;
}

/** Returns the options that stay with another rank or challenge than before. */
export const findOptionChanges = (before: OptionBook, after: OptionBook): readonly OptionChange[] =>
  after.flatMap((option) => {
    const earlier = before.find(({ id }) => id === option.id);
    if (!earlier) return [];

    const [was, rank] = [getRank(before, earlier), getRank(after, option)];
    const { id, challengedUntil } = option;
    return was === rank && earlier.challengedUntil === challengedUntil
      ? []
      : [{ id, rank, isPromoted: rank < was, challengedUntil }];
  });
