import { FIGURE_MONTHS, FIGURE_WEEKS } from '@domain/figures/figures.ts';
import { monthsUntil, weeksUntil } from '@domain/figures/spans.ts';
import { languageFigures, monthFigures, weekFigures } from '@domain/figures/told-figures.ts';
import { agencyOf } from '../../access/caller.ts';
import type { Operation } from '../../operation.ts';
import { readAuditionWeeks } from '../../records/audition-weeks.ts';
import { readRevenueMonths } from '../../records/revenue-months.ts';

/**
 * How the agency that the caller acts in works. Its team is told of revenue as well, for it reads every invoice. 25 reads for
 * an agency of any size: a document for each week and each month.
 */
export const getFigures: Operation<'figures.get'> = async ({ caller }) => {
  const agencyId = agencyOf(caller);
  const now = Date.now();
  const [weeks, months] = [weeksUntil(now, FIGURE_WEEKS), monthsUntil(now, FIGURE_MONTHS)];
  const [kept, revenue] = await Promise.all([
    readAuditionWeeks(agencyId, weeks),
    readRevenueMonths(agencyId, months),
  ]);
  return {
    weeks: weekFigures(weeks, kept),
    languages: languageFigures(kept),
    months: monthFigures(months, revenue),
  };
};
