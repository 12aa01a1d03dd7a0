import { getCastingLanguage } from '@domain/castings/castings.ts';
import type { Licence } from '@domain/pricing/licences.ts';
import type { PricedAsset, PriceInput } from '@domain/pricing/price-input.ts';
import type { HeardCandidate } from '@domain/pricing/voice-prices.ts';
import type { Character, Project } from '@domain/projects/projects.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { findAgreedFees } from '../collections/availability-invites.ts';
import { findOpenProjectRequests } from '../collections/availability-requests.ts';
import { findProjectShortlist, type Shortlisted } from '../collections/casting-demos.ts';
import { readCommissions } from '../collections/client-terms.ts';
import { findLicencesOf, findProjectLicences } from '../collections/licences.ts';
import { readRatesByTalent } from '../collections/talent-rates.ts';
import { findAssetsOf, findProjectAssets } from '../collections/voice-assets.ts';
import { findCharacters } from '../collections/characters.ts';

const VOICES_MAX = 500;
const PLACES_MAX = 5000;

export interface ProjectFacts extends Omit<PriceInput, 'table'> {
  readonly candidates: readonly HeardCandidate[];
}

const getRoleKey = ({ castingId, voiceId }: Shortlisted): string => `${castingId} ${voiceId}`;

/** Selects the deciding places: the chosen voice's, or all without a choice. */
const pickDeciding = (open: readonly Shortlisted[]): readonly Shortlisted[] => {
  const chosen = new Set(open.filter(({ isSelected }) => isSelected).map(getRoleKey));
  return open.filter((place) => place.isSelected || !chosen.has(getRoleKey(place)));
};

/** 422 when too many voices are shortlisted to price. */
const createTooManyError = (): AppError =>
  new AppError(422, 'price.tooManyVoices', { values: { max: VOICES_MAX } });

/** Adds the fees that candidates have with an agency. */
export const readCandidates = async (
  agencyId: string,
  candidates: readonly Omit<HeardCandidate, 'fees'>[],
): Promise<readonly HeardCandidate[]> => {
  const rates = await readRatesByTalent([...new Set(candidates.map(({ talentId }) => talentId))]);

  return candidates.map((candidate) => {
    const talentRates = rates.get(candidate.talentId);
    // Rates apply to the agencies the talent works with.
    return { ...candidate, fees: talentRates?.agencyIds.includes(agencyId) ? talentRates : null };
  });
};

/** Finds the agreed fees of a project whose requests are open or booked. */
const findFeesInForce = async (projectId: string): ReturnType<typeof findAgreedFees> => {
  const [fees, requests] = await Promise.all([findAgreedFees(projectId), findOpenProjectRequests(projectId)]);
  const open = new Set(requests.map(({ id }) => id));
  return fees.filter(({ requestId }) => open.has(requestId));
};

/** Finds the shortlisted voices that decide a project's price. */
const findCandidates = async ({
  id,
  agencyId,
  hasAgreedFees = false,
}: Project): Promise<readonly HeardCandidate[]> => {
  const [places, agreed] = await Promise.all([
    findProjectShortlist(id, PLACES_MAX + 1),
    hasAgreedFees ? findFeesInForce(id) : [],
  ]);
  if (places.length > PLACES_MAX) throw createTooManyError();

  const heard = pickDeciding(places.filter(({ isWithdrawn }) => !isWithdrawn));
  const talentIds = [...new Set(heard.map(({ talentId }) => talentId))];
  if (talentIds.length > VOICES_MAX) throw createTooManyError();

  return readCandidates(
    agencyId,
    heard.map(({ castingId, voiceId, talentId, isSelected }) => {
      const language = getCastingLanguage(castingId, id) ?? '';
      const fee = agreed.find(
        (item) => item.voiceId === voiceId && item.language === language && item.talentId === talentId,
      );
      const candidate = { voiceId, talentId, language, isChosen: isSelected };
      return fee ? { ...candidate, agreed: fee.amount } : candidate;
    }),
  );
};

const withLicences = (
  assets: readonly Omit<PricedAsset, 'licences'>[],
  licences: readonly Licence[],
): readonly PricedAsset[] =>
  assets.map(({ id, voiceId, name, spots, lengthSeconds }) => ({
    id,
    voiceId,
    name,
    spots,
    lengthSeconds,
    licences: licences.filter(({ assetId }) => assetId === id),
  }));

/** Reads the assets of characters, with their licences. */
export const readAssetsOf = async (voiceIds: readonly string[]): Promise<readonly PricedAsset[]> => {
  const [assets, licences] = await Promise.all([findAssetsOf(voiceIds), findLicencesOf(voiceIds)]);
  return withLicences(assets, licences);
};

export const readStoredAssets = async (projectId: string): Promise<readonly PricedAsset[]> => {
  const [assets, licences] = await Promise.all([
    findProjectAssets(projectId),
    findProjectLicences(projectId),
  ]);
  return withLicences(assets, licences);
};

/** Returns a person's commission with an agency, in basis points; null without one. */
export const getCommission = async (uid: string, agencyId: string): Promise<number | null> => {
  const [agreed] = await readCommissions(uid, [agencyId]);
  return agreed ? Math.round(agreed.commission * 100) : null;
};

interface Roles {
  readonly characters: readonly Character[];
  readonly assets: readonly PricedAsset[];
  readonly candidates: readonly HeardCandidate[];
}

/** Reads the inputs of a project's price. `roles` replaces stored roles. */
export const readFacts = async (project: Project, roles: Partial<Roles> = {}): Promise<ProjectFacts> => {
  const [characters, assets, candidates, commission] = await Promise.all([
    roles.characters ?? findCharacters(project.id),
    roles.assets ?? readStoredAssets(project.id),
    roles.candidates ?? findCandidates(project),
    getCommission(project.createdBy, project.agencyId),
  ]);

  return {
    type: project.type,
    surcharge: project.surcharge ?? null,
    exclusivity: project.exclusivity ?? null,
    sessionMinutes: project.sessionMinutes,
    commission,
    characters,
    languages: project.languages,
    assets,
    candidates,
  };
};
