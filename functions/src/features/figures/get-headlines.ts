import { getZone } from '@domain/agencies/agencies.ts';
import { PERIOD_SPANS, toHeadlines } from '@domain/figures/headlines.ts';
import { listMonthsUntil, listWeeksUntil } from '@domain/figures/spans.ts';
import { getParts } from '@domain/figures/week-counts.ts';
import { PROJECT_STATES } from '@domain/projects/projects.ts';
import { getAgency } from '../../work/access/caller.ts';
import type { Operation } from '../../work/operation.ts';
import { readAgency } from '../../work/collections/agencies.ts';
import { readAuditionWeeks } from '../../work/collections/audition-weeks.ts';
import { countProjectsInState } from '../../work/collections/projects.ts';
import { readRevenueMonths } from '../../work/collections/revenue-months.ts';

/** Returns figures of a period and the one before, in the agency's zone. One read per month, used shard of a week, and state of projects. */
export const getHeadlines: Operation<'figures.headlines'> = async ({ caller, query: { period } }) => {
  const agencyId = getAgency(caller);
  const spans = PERIOD_SPANS[period];
  const [weekCount, monthCount] = [spans.weeks * 2, spans.months * 2];
  const now = Date.now();

  // The current week and month aren't complete, and a zone's weeks reach into one more of UTC.
  const [agency, keptWeeks, counts] = await Promise.all([
    readAgency(agencyId),
    readAuditionWeeks(agencyId, listWeeksUntil(now, weekCount + 2, 'UTC')),
    Promise.all(PROJECT_STATES.map((state) => countProjectsInState(agencyId, state))),
  ]);
  const timeZone = getZone(agency);
  const weeks = listWeeksUntil(now, weekCount + 1, timeZone).slice(0, -1);
  const months = listMonthsUntil(now, monthCount + 1, timeZone).slice(0, -1);
  const revenueMonths = await readRevenueMonths(agencyId, months);

  return {
    ...toHeadlines({ weeks, timeZone, parts: getParts(keptWeeks), months, revenueMonths }),
    stages: PROJECT_STATES.map((state, index) => ({ state, count: counts[index] ?? 0 })),
  };
};
