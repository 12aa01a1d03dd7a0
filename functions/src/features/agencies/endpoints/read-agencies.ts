import type { AgencyContract } from '@domain/agencies/agencies.api.ts';
import type { Agency } from '@domain/agencies/agencies.ts';
import { policyDocumentsOf } from '../../../firestore/policy-documents.ts';
import { signUpAgency } from '../../../firestore/sign-up-agency.ts';
import { notFound } from '../../../http/app-error.ts';
import type { Handlers } from '../../../http/call.ts';
import { listAgencies } from '../store.ts';

/** What anybody may know of an agency. */
const publicly = ({ slug, publicName, logoUrl, isotypeLogoUrl, accent }: Agency) => ({
  slug,
  publicName,
  logoUrl,
  isotypeLogoUrl,
  accent,
});

const contractFor = async (slug?: string): Promise<AgencyContract> => {
  const agency = await signUpAgency(slug);
  if (!agency) throw notFound();
  const { termsUrl, privacyUrl } = await policyDocumentsOf(agency.id);
  return { agency: publicly(agency), termsUrl, privacyUrl };
};

export const agencyContractEndpoint: Handlers['agencies.contract'] = ({ params }) => contractFor(params.slug);
export const defaultContractEndpoint: Handlers['agencies.defaultContract'] = () => contractFor();
export const platformAgenciesEndpoint: Handlers['agencies.platform'] = async () =>
  (await listAgencies()).map(publicly);
