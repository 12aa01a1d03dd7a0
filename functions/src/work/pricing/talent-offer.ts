import type { Offer } from '@domain/availability/offers.ts';
import { getCastingLanguage } from '@domain/castings/castings.ts';
import { pickExclusivityTerms } from '@domain/exclusivity/exclusivity.ts';
import { computeFees } from '@domain/pricing/fees.ts';
import { coversLanguage, pickTerms } from '@domain/pricing/licences.ts';
import { computeTalentPayments, computeVoicePart } from '@domain/pricing/price.ts';
import type { Project } from '@domain/projects/projects.ts';
import { findCurrency } from '../collections/agencies.ts';
import { findVoiceLicences } from '../collections/licences.ts';
import { findTableToday } from '../collections/rate-tables.ts';
import { readRates } from '../collections/talent-rates.ts';
import { findVoiceAssets } from '../collections/voice-assets.ts';
import type { Work } from '../unit/work.ts';
import { computeOrRefuse } from './present-price.ts';
import { getCommission } from './price-input.ts';

interface Place {
  readonly castingId: string;
  readonly voiceId: string;
  readonly talentId: string;
}

/** A role as it is priced, with the talent's fees; by its currency alone where it can't be calculated. */
interface PricedPlace {
  readonly currency: string;
  readonly role?: Parameters<typeof computeTalentPayments>[0];
  readonly fees?: Parameters<typeof computeTalentPayments>[1];
  /** Of the rate table, in basis points. */
  readonly commission: number;
}

/** Reads how a role is priced under today's rates. */
const readPricedPlace = async (
  project: Project,
  { castingId, voiceId, talentId }: Place,
  assets: Parameters<typeof computeTalentPayments>[0]['assets'],
  agreed: number | undefined,
  work: Work | undefined,
): Promise<PricedPlace> => {
  const [table, rates] = await Promise.all([
    findTableToday(project.agencyId, work),
    readRates(talentId, work),
  ]);
  if (!table)
    return { currency: rates?.currency ?? (await findCurrency(project.agencyId, work)), commission: 0 };

  const { currency, commission } = table;
  const fees = computeFees(table, rates?.agencyIds.includes(project.agencyId) ? rates : null, agreed);
  if (!fees) return { currency, commission };

  const language = getCastingLanguage(castingId, project.id) ?? '';
  const role = {
    table,
    sessionMinutes: project.sessionMinutes,
    characters: [{ id: voiceId, name: '' }],
    languages: [language],
    assets,
    exclusivity: project.exclusivity ?? null,
  };

  return { currency, role, fees, commission };
};

/** Returns the talent's pay per licence; empty where it can't be calculated. */
const computePayments = (
  { currency, role, fees }: PricedPlace,
  sold: Project['exclusivity'],
): Omit<Offer, 'assets'> => {
  if (!role || !fees) return { currency, payments: [] };
  const paid = computeOrRefuse(() => computeTalentPayments(role, fees, () => true));
  const { licences: payments = [], session = 0, minimum = 0, exclusivity = 0 } = paid ?? {};
  const exclusive = sold && { exclusivity, exclusive: pickExclusivityTerms(sold) };
  return { currency, payments, session, minimum, ...exclusive };
};

/** Reads a role's assets with the licences that cover its language. */
const readLicensed = async (
  { id: projectId }: Project,
  { castingId, voiceId }: Place,
  work: Work | undefined,
) => {
  const [assets, all] = await Promise.all([findVoiceAssets(voiceId, work), findVoiceLicences(voiceId, work)]);
  const language = getCastingLanguage(castingId, projectId) ?? '';
  const licences = all.filter((licence) => coversLanguage(licence, language));

  return [...assets]
    .sort((a, b) => a.name.localeCompare(b.name))
    .map((asset) => ({ ...asset, licences: licences.filter(({ assetId }) => assetId === asset.id) }));
};

/** Returns the client's price of a voice for a role, at its rates or at least an agreed fee, in minor units; null where it can't be calculated. */
export const readVoicePart = async (
  project: Project,
  place: Place,
  agreed?: number,
  work?: Work,
): Promise<number | null> => {
  const licensed = await readLicensed(project, place, work);
  const priced = await readPricedPlace(project, place, licensed, agreed, work);
  const { role, fees } = priced;
  if (!role || !fees) return null;

  const commission = (await getCommission(project.createdBy, project.agencyId)) ?? priced.commission;
  return computeOrRefuse(() => computeVoicePart({ ...role, commission }, fees, () => true));
};

/** Returns what a talent would be paid for a role, per licence, under today's rates. */
export const readOffer = async (project: Project, place: Place, work?: Work): Promise<Offer> => {
  const licensed = await readLicensed(project, place, work);
  const priced = await readPricedPlace(project, place, licensed, undefined, work);

  return {
    ...computePayments(priced, project.exclusivity),
    assets: licensed.map((asset) => ({
      name: asset.name,
      licences: asset.licences.map((licence) => ({ id: licence.id, ...pickTerms(licence) })),
    })),
  };
};
