import { addresses } from '@domain/navigation/addresses.ts';
import type { Waiting } from '@domain/work/work.ts';
import { getAgencyDay } from '../../work/records/agencies.ts';
import { tallyEnding } from '../../work/records/sold-licences.ts';
import { toNoonUtc, toWaiting } from './waiting.ts';

/** Returns licences of an agency or company that end soon, in the agency's time zone, with a link to the list. */
export const getEndingLicences = async (
  agencyId: string,
  companyId?: string,
): Promise<readonly Waiting[]> => {
  const whose = { agencyIds: [agencyId], ...(companyId === undefined ? {} : { companyId }) };
  return toWaiting(
    'licencesEnding',
    await tallyEnding(whose, await getAgencyDay(agencyId)),
    ({ expiresOn }) => expiresOn && toNoonUtc(expiresOn),
    () => addresses.licences.href('ending'),
  );
};
