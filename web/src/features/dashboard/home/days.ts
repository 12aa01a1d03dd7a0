import { AGENDA_DAYS, type AgendaEntry, type AgendaKind } from '@domain/work/agenda.ts';

const isoDay = (date: Date): string =>
  [date.getFullYear(), date.getMonth() + 1, date.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-');

/** The day that a moment lies in by the browser's clock, `YYYY-MM-DD`. */
export const localDay = (moment: number | string): string => isoDay(new Date(moment));

/** The days of an agenda from one on, `YYYY-MM-DD`: noon is that day wherever clocks change. */
export const daysFrom = (day: string): readonly string[] =>
  Array.from({ length: AGENDA_DAYS }, (_, at) => {
    const date = new Date(`${day}T12:00:00`);
    date.setDate(date.getDate() + at);
    return isoDay(date);
  });

/** The day that an entry belongs to, by the browser's clock. */
export const dayOfEntry = ({ kind, at }: AgendaEntry): string => (kind === 'licenceEnd' ? at : localDay(at));

/** Kinds that a day has, each once. */
export const kindsOn = (entries: readonly AgendaEntry[], day: string): readonly AgendaKind[] => [
  ...new Set(entries.filter((entry) => dayOfEntry(entry) === day).map(({ kind }) => kind)),
];
