import { loadTs } from '../load-ts.mjs';

const { languageOfCasting } = await loadTs('domain/src/castings/castings.ts');
const { figureIdOf } = await loadTs('domain/src/figures/figures.ts');
const { monthOf } = await loadTs('domain/src/figures/spans.ts');
const { addWeeks, countsOfEntry } = await loadTs('domain/src/figures/week-counts.ts');

/** What auditions add up to by agency and week; of those in whose id no language stands, nothing. */
export const auditionWeeksOf = (entries) => {
  const byAgency = {};
  for (const entry of entries) {
    const language = languageOfCasting(entry.castingId, entry.projectId);
    if (language !== undefined) (byAgency[entry.agencyId] ??= []).push(countsOfEntry(entry, language));
  }
  return Object.fromEntries(
    Object.entries(byAgency).flatMap(([agencyId, counts]) =>
      Object.entries(addWeeks(...counts)).map(([week, count]) => [
        figureIdOf(agencyId, week),
        { agencyId, week, ...count },
      ]),
    ),
  );
};

/** What papers add up to by agency and month. */
export const revenueMonthsOf = (invoices) => {
  const months = {};
  for (const { agencyId, issuedOn, currency, kind, net } of invoices) {
    const month = monthOf(issuedOn);
    const kept = (months[figureIdOf(agencyId, month)] ??= { agencyId, month, currencies: {} });
    const sums = (kept.currencies[currency] ??= {});
    sums[kind] = (sums[kind] ?? 0) + net;
  }
  return months;
};
