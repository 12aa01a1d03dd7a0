import type { LicenceReader, LicenceRow } from '@domain/ledger/licence-rows.ts';
import type { SoldLicence } from '@domain/ledger/sold-licences.ts';
import { presentUse } from '@domain/ledger/use-reports.ts';
import { getAgencyDay } from '../../work/collections/agencies.ts';
import { findUseReports } from '../../work/collections/use-reports.ts';
import { presentLicences } from './present-licence.ts';

/** Presents licences of one agency to a reader on a day in its time zone, with uses reported by talents, which clients never see. */
export const withUses = async (
  licences: readonly SoldLicence[],
  reader: LicenceReader,
  today: string,
): Promise<readonly LicenceRow[]> => {
  const rows = await presentLicences(licences, reader, today);
  if (reader === 'client') return rows;
  const reports = await findUseReports(licences.map(({ id }) => id));
  return rows.map((row) => ({ ...row, uses: (reports.get(row.id) ?? []).map(presentUse) }));
};

export const withItsUses = async (licence: SoldLicence, reader: LicenceReader): Promise<LicenceRow> => {
  const [row] = await withUses([licence], reader, await getAgencyDay(licence.agencyId));
  if (!row) throw new Error('A licence has a row');
  return row;
};
