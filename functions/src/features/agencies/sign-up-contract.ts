import type { AgencyContract } from '@domain/agencies/agencies.api.ts';
import { notFound } from '../../platform/errors/app-error.ts';
import type { Operation } from '../../work/operation.ts';
import { signUpAgency } from '../../work/collections/agencies.ts';
import { findPolicyDocuments } from '../../work/collections/agency-contracts.ts';
import { presentAgency } from '../../work/collections/public-agency.ts';

/** Returns the terms of an agency's sign-up page, or the platform's; 404 for an unknown agency. */
const findContract = async (slug?: string): Promise<AgencyContract> => {
  const agency = await signUpAgency(slug);
  if (!agency) throw notFound();
  const { termsUrl, privacyUrl } = await findPolicyDocuments(agency.id);
  return { agency: presentAgency(agency), termsUrl, privacyUrl };
};

export const getAgencyContract: Operation<'agencies.contract'> = ({ params }) => findContract(params.slug);

/** Returns the terms of the default agency, for sign-ups without an agency's address. */
export const getDefaultContract: Operation<'agencies.defaultContract'> = () => findContract();
