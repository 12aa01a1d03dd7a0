import type { AuditionEntry } from '../auditions/auditions.ts';
import { getCastingLanguage } from '../castings/castings.ts';
import type { Invoice } from '../orders/invoices.ts';
import { toFigureId, toWeekId, type AuditionWeek, type RevenueMonth, type RevenueSums } from './figures.ts';
import { toMonth } from './spans.ts';
import {
  addParts,
  getEntryCounts,
  getParts,
  toWeeks,
  type CountedEntry,
  type CountsByPart,
} from './week-counts.ts';

type SummedEntry = CountedEntry & Pick<AuditionEntry, 'id' | 'agencyId' | 'castingId' | 'projectId'>;
type SummedPaper = Pick<Invoice, 'agencyId' | 'issuedOn' | 'currency' | 'kind' | 'net'>;

/** Sums auditions by shard id. Entries without a casting language aren't counted. */
export const getAuditionWeeks = (
  entries: readonly SummedEntry[],
): Readonly<Record<string, Omit<AuditionWeek, 'id'>>> => {
  const shards = new Map<string, { agencyId: string; week: string; counts: CountsByPart }>();
  for (const entry of entries) {
    const { id: entryId, agencyId } = entry;
    const language = getCastingLanguage(entry.castingId, entry.projectId);
    if (language === undefined) continue;
    for (const [week, parts] of Object.entries(toWeeks(getEntryCounts(entry, language)))) {
      const id = toWeekId(agencyId, week, entryId);
      const added = getParts([{ id, agencyId, week, parts }]);
      shards.set(id, { agencyId, week, counts: addParts(shards.get(id)?.counts ?? {}, added) });
    }
  }

  return Object.fromEntries(
    [...shards].map(([id, { agencyId, week, counts }]) => [
      id,
      { agencyId, week, parts: toWeeks(counts)[week] ?? {} },
    ]),
  );
};

export const getRevenueMonths = (
  papers: readonly SummedPaper[],
): Readonly<Record<string, Omit<RevenueMonth, 'id'>>> => {
  const months: Record<string, Omit<RevenueMonth, 'id'>> = {};
  for (const { agencyId, issuedOn, currency, kind, net } of papers) {
    const month = toMonth(issuedOn);
    const id = toFigureId(agencyId, month);
    const currencies = months[id]?.currencies ?? {};
    const sums: Partial<RevenueSums> = currencies[currency] ?? {};
    const added = { ...sums, [kind]: (sums[kind] ?? 0) + net };
    months[id] = { agencyId, month, currencies: { ...currencies, [currency]: added } };
  }

  return months;
};
