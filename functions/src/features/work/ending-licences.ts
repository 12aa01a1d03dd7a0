import { addresses } from '@domain/navigation/addresses.ts';
import { getAgencyDay } from '../../work/collections/agencies.ts';
import { tallyEnding } from '../../work/collections/sold-licences.ts';
import { describeLicences } from './describe.ts';
import { tallied, toNoonUtc, type WaitingSource } from './waiting.ts';

/** Returns licences of an agency or company that end soon, in the agency's time zone. */
export const getEndingLicences = (agencyId: string, companyId?: string): WaitingSource => {
  const owner = { agencyIds: [agencyId], ...(companyId === undefined ? {} : { companyId }) };
  return tallied('licencesEnding', async () => tallyEnding(owner, await getAgencyDay(agencyId)), {
    at: ({ expiresOn }) => expiresOn && toNoonUtc(expiresOn),
    path: () => addresses.licences.href('ending'),
    describe: describeLicences,
  });
};
