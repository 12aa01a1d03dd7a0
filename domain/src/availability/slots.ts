export const SLOT_HOURS = 2;

/** Slots of a day, from 06:00; those after midnight belong to the card's date and come last. */
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

/** Slots that begin on the day after their card's. */
export const AFTER_MIDNIGHT: ReadonlySet<SlotLabel> = new Set(['00-02', '02-04', '04-06']);

/** Minimum and maximum calendar days per request. */
export const BOOKING_DAYS_MIN = 3;
export const BOOKING_DAYS_MAX = 5;

export interface Slot {
  /** Date of its card, `YYYY-MM-DD`; slots after midnight begin a day later. */
  readonly day: string;
  readonly label: SlotLabel;
}

const WRITTEN = /^(\d{4})\/(\d{2})\/(\d{2}) (\d{2}-\d{2})$/;

const isLabel = (text: string): text is SlotLabel => (SLOT_LABELS as readonly string[]).includes(text);

/** Returns whether a text is a calendar day, `YYYY-MM-DD`. */
export const isDay = (day: string): boolean => {
  const date = new Date(`${day}T00:00:00Z`);
  return (
    /^\d{4}-\d{2}-\d{2}$/.test(day) && !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day)
  );
};

/** Parses a slot `YYYY/MM/DD HH-HH`; undefined when invalid. */
export const readSlot = (datetime: string): Slot | undefined => {
  const [, year, month, date, label] = WRITTEN.exec(datetime) ?? [];
  const day = `${year ?? ''}-${month ?? ''}-${date ?? ''}`;
  return label !== undefined && isLabel(label) && isDay(day) ? { day, label } : undefined;
};

export const writeSlot = ({ day, label }: Slot): string => `${day.replaceAll('-', '/')} ${label}`;

/** Sorts by day and slot, those after midnight last. */
export const compareSlots = (a: Slot, b: Slot): number =>
  a.day === b.day ? SLOT_LABELS.indexOf(a.label) - SLOT_LABELS.indexOf(b.label) : a.day < b.day ? -1 : 1;

interface SlotDay<Written> {
  readonly day: string;
  readonly slots: readonly (Written & { readonly label: SlotLabel })[];
}

export const groupSlotsByDay = <Written extends { readonly datetime: string }>(
  written: readonly Written[],
): readonly SlotDay<Written>[] => {
  const read = written
    .flatMap((item) => {
      const slot = readSlot(item.datetime);
      return slot ? [{ one: item, slot }] : [];
    })
    .sort((left, right) => compareSlots(left.slot, right.slot));
  const days = [...new Set(read.map(({ slot }) => slot.day))];

  return days.map((day) => ({
    day,
    slots: read
      .filter(({ slot }) => slot.day === day)
      .map(({ one, slot }) => ({ ...one, label: slot.label })),
  }));
};
