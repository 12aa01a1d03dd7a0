import type { SoldLicence } from '@domain/ledger/sold-licences.ts';
import { addresses } from '@domain/navigation/addresses.ts';
import type { Waiting } from '@domain/work/work.ts';
import type { Tally } from '../../firestore/tally.ts';
import { noonOf, waiting } from './waiting.ts';

/** Licences that end soon, with the list of them. */
export const endingOf = (ending: Tally<SoldLicence>): readonly Waiting[] =>
  waiting(
    'licencesEnding',
    ending,
    ({ expiresOn }) => expiresOn && noonOf(expiresOn),
    () => addresses.licences.href('ending'),
  );
