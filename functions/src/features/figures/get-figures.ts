import { zoneOf } from '@domain/agencies/agencies.ts';
import { FIGURE_MONTHS, FIGURE_WEEKS, KEPT_WEEKS } from '@domain/figures/figures.ts';
import { monthsUntil, weeksUntil } from '@domain/figures/spans.ts';
import { languageFigures, monthFigures, weekFigures } from '@domain/figures/told-figures.ts';
import { partsOf } from '@domain/figures/week-counts.ts';
import { agencyOf } from '../../access/caller.ts';
import type { Operation } from '../../operation.ts';
import { readAgency } from '../../records/agencies.ts';
import { readAuditionWeeks } from '../../records/audition-weeks.ts';
import { readRevenueMonths } from '../../records/revenue-months.ts';

/**
 * How the agency that the caller acts in works. Its team is told of revenue as well, for it reads every invoice. 27 reads for
 * an agency of any size: its record, and a document for each week and each month.
 */
export const getFigures: Operation<'figures.get'> = async ({ caller }) => {
  const agencyId = agencyOf(caller);
  const now = Date.now();
  const [agency, keptWeeks] = await Promise.all([
    readAgency(agencyId),
    readAuditionWeeks(agencyId, weeksUntil(now, KEPT_WEEKS, 'UTC')),
  ]);
  const timeZone = zoneOf(agency);
  const [weeks, months] = [
    weeksUntil(now, FIGURE_WEEKS, timeZone),
    monthsUntil(now, FIGURE_MONTHS, timeZone),
  ];
  const [kept, revenue] = [partsOf(keptWeeks), await readRevenueMonths(agencyId, months)];
  return {
    timeZone,
    weeks: weekFigures(weeks, timeZone, kept),
    languages: languageFigures(weeks, timeZone, kept),
    months: monthFigures(months, revenue),
  };
};
