import type { AuditionEntry } from '../auditions/auditions.ts';
import { languageOfCasting } from '../castings/castings.ts';
import type { Invoice } from '../orders/invoices.ts';
import { figureIdOf, type AuditionWeek, type RevenueMonth, type RevenueSums } from './figures.ts';
import { monthOf } from './spans.ts';
import { addParts, countsOfEntry, weeksOf, type CountedEntry, type CountsByPart } from './week-counts.ts';

type SummedEntry = CountedEntry & Pick<AuditionEntry, 'agencyId' | 'castingId' | 'projectId'>;
type SummedPaper = Pick<Invoice, 'agencyId' | 'issuedOn' | 'currency' | 'kind' | 'net'>;

/** What auditions add up to by agency and week of UTC, by the ids of their records; of those in whose id no language stands, nothing. */
export const auditionWeeksOf = (
  entries: readonly SummedEntry[],
): Readonly<Record<string, Omit<AuditionWeek, 'id'>>> => {
  const byAgency: Record<string, CountsByPart[]> = {};
  for (const entry of entries) {
    const language = languageOfCasting(entry.castingId, entry.projectId);
    if (language !== undefined) (byAgency[entry.agencyId] ??= []).push(countsOfEntry(entry, language));
  }
  return Object.fromEntries(
    Object.entries(byAgency).flatMap(([agencyId, counts]) =>
      Object.entries(weeksOf(addParts(...counts))).map(([week, parts]) => [
        figureIdOf(agencyId, week),
        { agencyId, week, parts },
      ]),
    ),
  );
};

/** What papers add up to by agency and month, by the ids of their records. */
export const revenueMonthsOf = (
  papers: readonly SummedPaper[],
): Readonly<Record<string, Omit<RevenueMonth, 'id'>>> => {
  const months: Record<string, Omit<RevenueMonth, 'id'>> = {};
  for (const { agencyId, issuedOn, currency, kind, net } of papers) {
    const month = monthOf(issuedOn);
    const id = figureIdOf(agencyId, month);
    const currencies = months[id]?.currencies ?? {};
    const sums: Partial<RevenueSums> = currencies[currency] ?? {};
    const added = { ...sums, [kind]: (sums[kind] ?? 0) + net };
    months[id] = { agencyId, month, currencies: { ...currencies, [currency]: added } };
  }
  return months;
};
