import { toLicenceRow, type LicenceReader, type LicenceRow } from '@domain/ledger/licence-rows.ts';
import type { SoldLicence } from '@domain/ledger/sold-licences.ts';
import { findLeftTalents } from '../../work/collections/public-talents.ts';

export const presentLicences = async (
  licences: readonly SoldLicence[],
  reader: LicenceReader,
  today: string,
): Promise<readonly LicenceRow[]> => {
  const left = await findLeftTalents(licences.map(({ talentId }) => talentId));
  return licences.map((licence) => toLicenceRow(licence, today, reader, left.has(licence.talentId)));
};
