import { DateTime } from 'luxon';
import { proposeOutcomeDate } from '@domain/auditions/outcome-date.ts';

/** Three days on at six in the evening, or the Monday after: a deadline that people can keep, ready to be changed. */
const getSuggestedDeadline = (): string => {
  const day = DateTime.now().plus({ days: 3 });
  const weekday = day.plus({ days: day.weekday > 5 ? 8 - day.weekday : 0 });
  return weekday.set({ hour: 18, minute: 0, second: 0, millisecond: 0 }).toISO() ?? '';
};

/** Returns a new request's default terms. */
export const getSuggestedTerms = () => {
  const deadline = getSuggestedDeadline();
  const outcomeBy = proposeOutcomeDate(deadline, 'local');
  return { style: '', script: '', scriptPdf: null, brief: '', deadline, outcomeBy };
};
