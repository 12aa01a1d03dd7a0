import type { Locale } from '@domain/messages/locale.ts';
import { getDefaultCsvLayout, type CsvLayout } from '@domain/values/csv.ts';
import type { Caller } from '../access/caller.ts';
import { readAgency } from '../collections/agencies.ts';

/** Returns a file's layout: the chosen one, or the default of the agency's or else the reader's language. */
export const resolveCsvLayout = async (
  { agencyId }: Caller,
  chosen: CsvLayout | undefined,
  locale: Locale,
): Promise<CsvLayout> => {
  if (chosen) return chosen;
  const agency = agencyId ? await readAgency(agencyId) : undefined;
  return getDefaultCsvLayout(agency?.defaultLocale ?? locale);
};
