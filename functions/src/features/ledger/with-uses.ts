import type { LicenceReader, LicenceRow } from '@domain/ledger/licence-rows.ts';
import type { SoldLicence } from '@domain/ledger/sold-licences.ts';
import { toldUse } from '@domain/ledger/use-reports.ts';
import { useReportsOf } from '../../records/use-reports.ts';
import { toldOf } from './told-licence.ts';

/** Licences as their reader is told of them, with what their talents reported: clients are never told of that. */
export const withUses = async (
  licences: readonly SoldLicence[],
  reader: LicenceReader,
): Promise<readonly LicenceRow[]> => {
  const rows = licences.map(toldOf(reader));
  if (reader === 'client') return rows;
  const reports = await useReportsOf(licences.map(({ id }) => id));
  return rows.map((row) => ({ ...row, uses: (reports.get(row.id) ?? []).map(toldUse) }));
};
