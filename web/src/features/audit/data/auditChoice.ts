/** Filters of the records; empty: no restriction. */
export interface AuditChoice {
  /** A uid, or `key:` and the id of an API key. */
  readonly by: string;
  /** Path of the changed record. */
  readonly record: string;
  readonly action: string;
  /** Days of the reader's own calendar, `YYYY-MM-DD`, both included. */
  readonly from: string;
  readonly to: string;
}

/** Start of a day in the browser's zone, or of a later one; undefined for an invalid day. */
const getBeginning = (day: string, later = 0): string | undefined => {
  const [, year, month, date] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(day) ?? [];
  if (year === undefined) return undefined;
  const moment = new Date(Number(year), Number(month) - 1, Number(date) + later);
  return Number.isNaN(moment.getTime()) ? undefined : moment.toISOString();
};

/** Returns the span of the chosen days: from the start of the first to the end of the last. */
export const toSpan = ({ from, to }: Pick<AuditChoice, 'from' | 'to'>): { from?: string; to?: string } => {
  const [begin, end] = [getBeginning(from), getBeginning(to, 1)];
  return { ...(begin ? { from: begin } : {}), ...(end ? { to: end } : {}) };
};
