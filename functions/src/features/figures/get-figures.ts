import { getZone } from '@domain/agencies/agencies.ts';
import { FIGURE_MONTHS, FIGURE_WEEKS, KEPT_WEEKS } from '@domain/figures/figures.ts';
import { listMonthsUntil, listWeeksUntil } from '@domain/figures/spans.ts';
import { toLanguageFigures, toMonthFigures, toWeekFigures } from '@domain/figures/figures-view.ts';
import { getParts } from '@domain/figures/week-counts.ts';
import { getAgency } from '../../work/access/caller.ts';
import type { Operation } from '../../work/operation.ts';
import { readAgency } from '../../work/collections/agencies.ts';
import { readAuditionWeeks } from '../../work/collections/audition-weeks.ts';
import { readRevenueMonths } from '../../work/collections/revenue-months.ts';

/** Returns 13 weeks of takes and 12 months of revenue, in the agency's zone. One read per non-empty month and shard of a week (at most 224). */
export const getFigures: Operation<'figures.get'> = async ({ caller }) => {
  const agencyId = getAgency(caller);
  const now = Date.now();
  const [agency, keptWeeks] = await Promise.all([
    readAgency(agencyId),
    readAuditionWeeks(agencyId, listWeeksUntil(now, KEPT_WEEKS, 'UTC')),
  ]);
  const timeZone = getZone(agency);
  const [weeks, months] = [
    listWeeksUntil(now, FIGURE_WEEKS, timeZone),
    listMonthsUntil(now, FIGURE_MONTHS, timeZone),
  ];
  const [parts, revenue] = [getParts(keptWeeks), await readRevenueMonths(agencyId, months)];

  return {
    timeZone,
    weeks: toWeekFigures(weeks, timeZone, parts),
    languages: toLanguageFigures(weeks, timeZone, parts),
    months: toMonthFigures(months, revenue),
  };
};
