import type { Locale } from '@domain/messages/locale.ts';
import { csvLayoutFor, type CsvLayout } from '@domain/values/csv.ts';
import type { Caller } from '../access/caller.ts';
import { readAgency } from '../records/agencies.ts';

/** The layout of a file: the chosen one, or that of the agency's language, or else of the reader's. */
export const csvLayout = async (
  { agencyId }: Caller,
  chosen: CsvLayout | undefined,
  locale: Locale,
): Promise<CsvLayout> => {
  if (chosen) return chosen;
  const agency = agencyId ? await readAgency(agencyId) : undefined;
  return csvLayoutFor(agency?.defaultLocale ?? locale);
};
