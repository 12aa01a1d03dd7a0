import { getBrand, getZone, type Agency, type AgencyBrand } from '@domain/agencies/agencies.ts';
import { isSlug } from '@domain/agencies/slugs.ts';
import { getDayInZone } from '@domain/rates/day-in-zone.ts';
import { DEFAULT_CURRENCY } from '@domain/values/money.ts';
import { DEFAULT_AGENCY_SLUG } from '../../config.ts';
import { notFound } from '../../platform/errors/app-error.ts';
import { collection } from '../../platform/firestore/collection.ts';
import { readPolicies } from './agency-contracts.ts';
import { readSlug } from './agency-slugs.ts';
import type { Work } from '../unit/work.ts';

export const agencies = collection<Agency>('agencies');

/** Returns agencies in the order of ids; missing ones are skipped. */
export const readAgencies = (ids: readonly string[]): Promise<readonly Agency[]> => agencies.getAll(ids);

export const listAgencies = (): Promise<readonly Agency[]> =>
  agencies.find(agencies.ref.orderBy('publicName').limit(200));

/** Returns the agency of a sign-up page by current or former slug; the default without one. Undefined when missing. */
export const signUpAgency = async (slug: string | undefined): Promise<Agency | undefined> => {
  const effectiveSlug = slug || DEFAULT_AGENCY_SLUG.value();
  if (!isSlug(effectiveSlug)) return undefined;
  const current = await findSlugAgency(effectiveSlug);
  if (current) return current;
  const owner = await readSlug(effectiveSlug);
  return owner && readAgency(owner.agencyId);
};

export const findSlugAgency = async (slug: string, work?: Work): Promise<Agency | undefined> => {
  const query = agencies.ref.where('slug', '==', slug).limit(1);
  return agencies.findFirst(query, work);
};

export const readAgency = agencies.get;

export const findCurrency = async (id: string | undefined, work?: Work): Promise<string> =>
  (id === undefined ? undefined : (await readAgency(id, work))?.currency) ?? DEFAULT_CURRENCY;

/** Returns a moment's day in the agency's time zone, `YYYY-MM-DD`; `at` in milliseconds. Reads the agency. */
export const getAgencyDay = async (
  agencyId: string,
  work?: Work,
  moment: number = Date.now(),
): Promise<string> => getDayInZone(getZone(await readAgency(agencyId, work)), new Date(moment));

export const readBranded = async (
  agencyId: string,
): Promise<{ readonly agency: Agency; readonly brand: AgencyBrand } | undefined> => {
  const [agency, policies] = await Promise.all([readAgency(agencyId), readPolicies(agencyId)]);
  return agency && { agency, brand: getBrand(agency, policies) };
};

/** Returns the brand of a link's page; 404 when the agency is deleted. */
export const readBrand = async (agencyId: string): Promise<AgencyBrand> => {
  const branded = await readBranded(agencyId);
  if (!branded) throw notFound();
  return branded.brand;
};

/** Returns the agencies that send from an address of their own. */
export const findSenderAgencies = (work: Work): Promise<readonly Agency[]> =>
  agencies.find(agencies.ref.where('senderAddress', '>', ''), work);
