import { licenceRow, type LicenceReader, type LicenceRow } from '@domain/ledger/licence-rows.ts';
import type { SoldLicence } from '@domain/ledger/sold-licences.ts';

/** A licence as its reader is told of it on a day by its agency's clock. */
export const toldOf =
  (reader: LicenceReader, today: string) =>
  (licence: SoldLicence): LicenceRow =>
    licenceRow(licence, today, reader);
