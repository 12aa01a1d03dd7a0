import { WAITING_KINDS, type Waiting, type WaitingKind } from './work.ts';

/** Meaning of an entry's date: waiting since, due, taking place, ending, hours left, or the due day of an invoice. */
export type DateMeaning = 'since' | 'due' | 'next' | 'ends' | 'countdown' | 'overdue';

export const DATE_MEANINGS: Readonly<Record<WaitingKind, DateMeaning>> = {
  registrations: 'since',
  engineersToEngage: 'since',
  deletions: 'since',
  mailStuck: 'since',
  messagesNew: 'since',
  ticketsFree: 'since',
  ticketsMine: 'since',
  auditionsDue: 'due',
  auditionsOpen: 'due',
  takesToForward: 'due',
  auditionsToHear: 'since',
  availabilityUnanswered: 'due',
  availabilityToAnswer: 'due',
  availabilityAnswered: 'since',
  optionsHeld: 'due',
  rolesToBook: 'since',
  bookingsToPlan: 'since',
  slotsDeclined: 'since',
  expressToRecord: 'countdown',
  ordersToConfirm: 'since',
  ordersToSettle: 'since',
  ordersToPlace: 'since',
  pricesToAccept: 'since',
  invoicesOverdue: 'overdue',
  sessionsToday: 'next',
  sessionsNext: 'next',
  deliveriesToRevise: 'since',
  deliveriesMissing: 'since',
  deliveriesToAccept: 'since',
  deliveriesUnanswered: 'since',
  reportsUnsigned: 'since',
  reportsToSign: 'since',
  demosRejected: 'since',
  usesReported: 'since',
  profileIncomplete: 'since',
  renewalsOffered: 'since',
  licencesEnding: 'ends',
};

const DEADLINES: readonly DateMeaning[] = ['due', 'countdown', 'overdue'];
const SOON_MS = 24 * 60 * 60 * 1000;

type Dated = Pick<Waiting, 'kind' | 'at'>;

/** Returns whether a deadline has passed. */
export const isOverdue = ({ kind, at }: Dated, now: number): boolean =>
  at !== null && DEADLINES.includes(DATE_MEANINGS[kind]) && Date.parse(at) < now;

/** Overdue, within a day, at a later date, and without a date to keep. */
const getRank = (entry: Dated, now: number): number => {
  if (isOverdue(entry, now)) return 0;
  if (entry.at === null || DATE_MEANINGS[entry.kind] === 'since') return 3;
  return Date.parse(entry.at) < now + SOON_MS ? 1 : 2;
};

/** Returns entries with the most urgent ones first. */
export const sortByUrgency = <Entry extends Dated>(
  entries: readonly Entry[],
  now: number,
): readonly Entry[] =>
  entries.toSorted((a, b) => {
    const [first, second] = [getRank(a, now), getRank(b, now)];
    if (first !== second) return first - second;
    if (first < 3) return (a.at ?? '').localeCompare(b.at ?? '');
    return WAITING_KINDS.indexOf(a.kind) - WAITING_KINDS.indexOf(b.kind);
  });
