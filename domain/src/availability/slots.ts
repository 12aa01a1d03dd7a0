/** Hours of one slot. */
export const SLOT_HOURS = 2;

/** Slots of a day, from 06:00; those after midnight belong to the card's calendar date and come last. */
export const SLOT_LABELS = [
  '06-08',
  '08-10',
  '10-12',
  '12-14',
  '14-16',
  '16-18',
  '18-20',
  '20-22',
  '22-00',
  '00-02',
  '02-04',
  '04-06',
] as const;
export type SlotLabel = (typeof SLOT_LABELS)[number];

/** Those that begin on the day after the one of their card. */
export const AFTER_MIDNIGHT: ReadonlySet<SlotLabel> = new Set(['00-02', '02-04', '04-06']);

/** Calendar days that one request offers, at the least and at the most. */
export const BOOKING_DAYS_MIN = 3;
export const BOOKING_DAYS_MAX = 5;
/** Slots offered on each of them, at the least. */
export const BOOKING_SLOTS_PER_DAY_MIN = 1;

/** A slot by its parts. */
export interface Slot {
  /** The calendar date of its card, `YYYY-MM-DD`; slots after midnight begin on the day after it. */
  readonly day: string;
  readonly label: SlotLabel;
}

const WRITTEN = /^(\d{4})\/(\d{2})\/(\d{2}) (\d{2}-\d{2})$/;

const isLabel = (text: string): text is SlotLabel => (SLOT_LABELS as readonly string[]).includes(text);

/** Whether it is a day of the calendar, `YYYY-MM-DD`. */
export const isDay = (day: string): boolean => {
  const date = new Date(`${day}T00:00:00Z`);
  return (
    /^\d{4}-\d{2}-\d{2}$/.test(day) && !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day)
  );
};

/** The slot that is written as `YYYY/MM/DD HH-HH`; undefined: it is none, or on a day that no calendar has. */
export const readSlot = (datetime: string): Slot | undefined => {
  const [, year, month, date, label] = WRITTEN.exec(datetime) ?? [];
  const day = `${year ?? ''}-${month ?? ''}-${date ?? ''}`;
  return label !== undefined && isLabel(label) && isDay(day) ? { day, label } : undefined;
};

/** The same the other way round. */
export const writeSlot = ({ day, label }: Slot): string => `${day.replaceAll('-', '/')} ${label}`;

/** By day, and within a day as they follow each other: what comes after midnight is last. */
export const inSlotOrder = (one: Slot, other: Slot): number =>
  one.day === other.day
    ? SLOT_LABELS.indexOf(one.label) - SLOT_LABELS.indexOf(other.label)
    : one.day < other.day
      ? -1
      : 1;

/** One day's card: its slots in their order. */
export interface SlotDay<Written> {
  readonly day: string;
  readonly slots: readonly (Written & { readonly label: SlotLabel })[];
}

/** Written slots as cards, one for each day, in the order of time. What is no slot is left out. */
export const slotDays = <Written extends { readonly datetime: string }>(
  written: readonly Written[],
): readonly SlotDay<Written>[] => {
  const read = written
    .flatMap((one) => {
      const slot = readSlot(one.datetime);
      return slot ? [{ one, slot }] : [];
    })
    .sort((left, right) => inSlotOrder(left.slot, right.slot));
  const days = [...new Set(read.map(({ slot }) => slot.day))];
  return days.map((day) => ({
    day,
    slots: read
      .filter(({ slot }) => slot.day === day)
      .map(({ one, slot }) => ({ ...one, label: slot.label })),
  }));
};
