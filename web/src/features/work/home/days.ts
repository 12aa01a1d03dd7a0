import { AGENDA_DAYS, type AgendaEntry, type AgendaKind } from '@domain/work/agenda.ts';
import { toDay, shiftDay } from '../../../lib/days.ts';

export const getAgendaDays = (day: string): readonly string[] =>
  Array.from({ length: AGENDA_DAYS }, (_, index) => shiftDay(day, index));

/** Returns an entry's day in the browser's zone. */
export const getEntryDay = ({ kind, at }: AgendaEntry): string =>
  kind === 'licenceEnd' ? at : toDay(Date.parse(at));

export const getDayKinds = (entries: readonly AgendaEntry[], day: string): readonly AgendaKind[] => [
  ...new Set(entries.filter((entry) => getEntryDay(entry) === day).map(({ kind }) => kind)),
];
