import { addresses } from '@domain/navigation/addresses.ts';
import { tallyEnding } from '../../work/collections/sold-licences.ts';
import { describeLicences } from './describe.ts';
import { tallied, toNoonUtc, type WaitingSource } from './waiting.ts';

/** Returns licences of an agency or company that end soon; `getDay` returns the agency's day. */
export const getEndingLicences = (
  agencyId: string,
  getDay: () => Promise<string>,
  companyId?: string,
): WaitingSource => {
  const owner = { agencyIds: [agencyId], ...(companyId === undefined ? {} : { companyId }) };
  return tallied('licencesEnding', async () => tallyEnding(owner, await getDay()), {
    at: ({ expiresOn }) => expiresOn && toNoonUtc(expiresOn),
    path: () => addresses.licences.href('ending'),
    describe: describeLicences,
  });
};
