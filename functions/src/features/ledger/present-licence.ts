import { licenceRow, type LicenceReader, type LicenceRow } from '@domain/ledger/licence-rows.ts';
import type { SoldLicence } from '@domain/ledger/sold-licences.ts';

/** Presents a licence to a reader on a day in its agency's time zone. */
export const presentTo =
  (reader: LicenceReader, today: string) =>
  (licence: SoldLicence): LicenceRow =>
    licenceRow(licence, today, reader);
