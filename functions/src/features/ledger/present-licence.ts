import { toLicenceRow, type LicenceReader, type LicenceRow } from '@domain/ledger/licence-rows.ts';
import type { SoldLicence } from '@domain/ledger/sold-licences.ts';

export const presentLicenceTo =
  (reader: LicenceReader, today: string) =>
  (licence: SoldLicence): LicenceRow =>
    toLicenceRow(licence, today, reader);
