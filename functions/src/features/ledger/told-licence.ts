import { licenceRow, type LicenceReader, type LicenceRow } from '@domain/ledger/licence-rows.ts';
import type { SoldLicence } from '@domain/ledger/sold-licences.ts';
import { today } from '../../pricing/told-price.ts';

/** A licence as its reader is told of it today. */
export const toldOf =
  (reader: LicenceReader, day = today()) =>
  (licence: SoldLicence): LicenceRow =>
    licenceRow(licence, day, reader);
