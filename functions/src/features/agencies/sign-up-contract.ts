import type { AgencyContract } from '@domain/agencies/agencies.api.ts';
import { notFound } from '../../errors/app-error.ts';
import type { Operation } from '../../operation.ts';
import { signUpAgency } from '../../records/agencies.ts';
import { policyDocumentsOf } from '../../records/agency-contracts.ts';
import { presentAgency } from '../../records/public-agency.ts';

/** What somebody agrees to who registers on an agency's sign-up page, or on the platform's; 404 for no agency's. */
const contractFor = async (slug?: string): Promise<AgencyContract> => {
  const agency = await signUpAgency(slug);
  if (!agency) throw notFound();
  const { termsUrl, privacyUrl } = await policyDocumentsOf(agency.id);
  return { agency: presentAgency(agency), termsUrl, privacyUrl };
};

export const agencyContract: Operation<'agencies.contract'> = ({ params }) => contractFor(params.slug);

/** The same for whoever comes without an agency's address: with the default agency. */
export const defaultContract: Operation<'agencies.defaultContract'> = () => contractFor();
