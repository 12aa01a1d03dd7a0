import type { Offer } from '@domain/availability/availability.ts';
import { getCastingLanguage } from '@domain/castings/castings.ts';
import { computeFees } from '@domain/pricing/fees.ts';
import { LICENCE_ITEMS, type LicenceTerms } from '@domain/pricing/licences.ts';
import { computeTalentPayments } from '@domain/pricing/price.ts';
import { PriceTooLarge } from '@domain/pricing/whole-numbers.ts';
import type { Project } from '@domain/projects/projects.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { findCurrency } from '../collections/agencies.ts';
import { findVoiceLicences } from '../collections/licences.ts';
import { findTableToday } from '../collections/rate-tables.ts';
import { readRates } from '../collections/talent-rates.ts';
import { findVoiceAssets } from '../collections/voice-assets.ts';
import type { Work } from '../unit/work.ts';

interface Place {
  readonly castingId: string;
  readonly voiceId: string;
  readonly talentId: string;
}

const getTerms = (licence: LicenceTerms): LicenceTerms =>
  Object.fromEntries(LICENCE_ITEMS.map((name) => [name, licence[name]])) as unknown as LicenceTerms;

/** Returns the talent's pay per licence under today's rates; empty where it can't be calculated. */
const computePayments = async (
  project: Project,
  { castingId, voiceId, talentId }: Place,
  assets: Parameters<typeof computeTalentPayments>[0]['assets'],
  work: Work | undefined,
): Promise<Omit<Offer, 'assets'>> => {
  const [table, rates] = await Promise.all([
    findTableToday(project.agencyId, work),
    readRates(talentId, work),
  ]);
  if (!table)
    return { currency: rates?.currency ?? (await findCurrency(project.agencyId, work)), payments: [] };

  const fees = computeFees(table, rates?.agencyIds.includes(project.agencyId) ? rates : null);
  if (!fees) return { currency: table.currency, payments: [] };

  const language = getCastingLanguage(castingId, project.id) ?? '';

  const role = {
    table,
    sessionMinutes: project.sessionMinutes,
    characters: [{ id: voiceId, name: '' }],
    languages: [language],
    assets,
  };

  try {
    const paid = computeTalentPayments(role, fees, () => true);
    const { licences: payments = [], session = 0, minimum = 0 } = paid ?? {};
    return { currency: table.currency, payments, session, minimum };
  } catch (error) {
    if (error instanceof PriceTooLarge) throw new AppError(422, 'price.tooLarge');
    throw error;
  }
};

/** Returns what a talent would be paid for a role, per licence, under today's rates. */
export const readOffer = async (project: Project, place: Place, work?: Work): Promise<Offer> => {
  const [assets, licences] = await Promise.all([
    findVoiceAssets(place.voiceId, work),
    findVoiceLicences(place.voiceId, work),
  ]);
  const licensed = [...assets]
    .sort((a, b) => a.name.localeCompare(b.name))
    .map((asset) => ({ ...asset, licences: licences.filter(({ assetId }) => assetId === asset.id) }));

  return {
    ...(await computePayments(project, place, licensed, work)),
    assets: licensed.map((asset) => ({
      name: asset.name,
      licences: asset.licences.map((licence) => ({ id: licence.id, ...getTerms(licence) })),
    })),
  };
};
