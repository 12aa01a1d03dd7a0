import { Timestamp } from 'firebase-admin/firestore';
import type {
  AvailabilityRequest,
  Calendar,
  CalendarOption,
  SlotOption,
} from '@domain/availability/availability.ts';
import { getOptionEnd, type HeldOption, type OptionBook } from '@domain/availability/options.ts';
import { parseSpan } from '@domain/availability/slot-times.ts';
import { calendars } from '../collections/calendars.ts';
import type { Work } from '../unit/work.ts';

const toMillis = (moment: CalendarOption['heldAt'] | null): number | null => moment?.toMillis() ?? null;

const toBook = (calendar: Pick<Calendar, 'options'> | undefined): OptionBook =>
  Object.entries(calendar?.options ?? {}).map(([id, option]): HeldOption => ({
    id,
    agencyId: option.agencyId,
    projectId: option.projectId,
    from: option.from.toMillis(),
    to: option.to.toMillis(),
    heldAt: option.heldAt.toMillis(),
    holdsUntil: option.holdsUntil.toMillis(),
    challengedUntil: toMillis(option.challengedUntil),
  }));

const toStoredOptions = (book: OptionBook): NonNullable<Calendar['options']> =>
  Object.fromEntries(
    book.map(({ id, agencyId, projectId, from, to, heldAt, holdsUntil, challengedUntil }) => [
      id,
      {
        agencyId,
        projectId,
        from: Timestamp.fromMillis(from),
        to: Timestamp.fromMillis(to),
        heldAt: Timestamp.fromMillis(heldAt),
        holdsUntil: Timestamp.fromMillis(holdsUntil),
        challengedUntil: challengedUntil === null ? null : Timestamp.fromMillis(challengedUntil),
      },
    ]),
  );

/** Returns a request's held option; undefined without one. */
export const toHeldOption = (request: AvailabilityRequest): HeldOption | undefined => {
  const { id, agencyId, projectId, option, state, timeRanges, timeZone } = request;
  if (state !== 'held' || !option) return undefined;
  const range = timeRanges.find((item) => item.id === option.rangeId);
  const span = range && parseSpan(range.datetime, timeZone);
  if (!span) return undefined;

  const { heldAt, holdsUntil, challengedUntil } = option;
  return {
    id,
    agencyId,
    projectId,
    ...span,
    heldAt: heldAt.toMillis(),
    holdsUntil: holdsUntil.toMillis(),
    challengedUntil: toMillis(challengedUntil),
  };
};

/** Returns the times and rank of an option as its request stores them. */
export const toSlotOption = (option: HeldOption, rangeId: string, rank: number): SlotOption => ({
  rangeId,
  rank,
  heldAt: Timestamp.fromMillis(option.heldAt),
  holdsUntil: Timestamp.fromMillis(option.holdsUntil),
  challengedUntil: option.challengedUntil === null ? null : Timestamp.fromMillis(option.challengedUntil),
  endsAt: Timestamp.fromMillis(getOptionEnd(option)),
});

/** Returns all options of a talent, from any agency. */
export const readBook = async (talentId: string, work?: Work): Promise<OptionBook> =>
  toBook(await calendars.get(talentId, work));

export const setBook = (work: Work, talentId: string, book: OptionBook): void => {
  const options = toStoredOptions(book);
  work.transaction.set(calendars.doc(talentId), { options }, { mergeFields: ['options'] });
};

/** Returns a talent's bookings and options, by one read. */
export const readCalendar = async (
  talentId: string,
): Promise<{ readonly bookings: Calendar['bookings']; readonly book: OptionBook }> => {
  const calendar = await calendars.get(talentId);
  return { bookings: calendar?.bookings ?? {}, book: toBook(calendar) };
};
