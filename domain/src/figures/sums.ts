import type { AuditionEntry } from '../auditions/auditions.ts';
import { languageOfCasting } from '../castings/castings.ts';
import type { Invoice } from '../orders/invoices.ts';
import { figureIdOf, weekIdOf, type AuditionWeek, type RevenueMonth, type RevenueSums } from './figures.ts';
import { monthOf } from './spans.ts';
import {
  addParts,
  countsOfEntry,
  partsOf,
  weeksOf,
  type CountedEntry,
  type CountsByPart,
} from './week-counts.ts';

type SummedEntry = CountedEntry & Pick<AuditionEntry, 'id' | 'agencyId' | 'castingId' | 'projectId'>;
type SummedPaper = Pick<Invoice, 'agencyId' | 'issuedOn' | 'currency' | 'kind' | 'net'>;

/** Sums auditions by shard id. Entries without a casting language aren't counted. */
export const auditionWeeksOf = (
  entries: readonly SummedEntry[],
): Readonly<Record<string, Omit<AuditionWeek, 'id'>>> => {
  const shards = new Map<string, { agencyId: string; week: string; counts: CountsByPart }>();
  for (const entry of entries) {
    const { id: entryId, agencyId } = entry;
    const language = languageOfCasting(entry.castingId, entry.projectId);
    if (language === undefined) continue;
    for (const [week, parts] of Object.entries(weeksOf(countsOfEntry(entry, language)))) {
      const id = weekIdOf(agencyId, week, entryId);
      const added = partsOf([{ id, agencyId, week, parts }]);
      shards.set(id, { agencyId, week, counts: addParts(shards.get(id)?.counts ?? {}, added) });
    }
  }
  return Object.fromEntries(
    [...shards].map(([id, { agencyId, week, counts }]) => [
      id,
      { agencyId, week, parts: weeksOf(counts)[week] ?? {} },
    ]),
  );
};

/** Sums papers by agency and month, by record id. */
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
