import { Timestamp } from 'firebase-admin/firestore';
import type { VoiceAsset } from '@domain/pricing/assets.ts';
import {
  LICENCES_MAX,
  getLicenceKey,
  pickTerms,
  PROJECT_LICENCES_MAX,
  type Licence,
  type LicenceTerms,
} from '@domain/pricing/licences.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { toLicenceId } from '../../work/collections/licences.ts';

/** Returns terms the asset has no licence for, without duplicates. */
export const getMissingTerms = (
  licences: readonly LicenceTerms[],
  existing: readonly LicenceTerms[],
): readonly LicenceTerms[] => {
  const existingKeys = new Set(existing.map(getLicenceKey));
  const added = new Map(licences.map((terms) => [getLicenceKey(terms), terms]));
  return [...added].flatMap(([key, terms]) => (existingKeys.has(key) ? [] : [terms]));
};

/** Returns an asset's new licences; 409 beyond its limit. */
export const toNewLicences = (
  asset: VoiceAsset,
  existing: readonly Licence[],
  added: readonly LicenceTerms[],
): readonly Licence[] => {
  if (existing.length + added.length > LICENCES_MAX)
    throw new AppError(409, 'licence.tooMany', { values: { max: LICENCES_MAX } });

  const { id: assetId, agencyId, companyId, projectId, voiceId } = asset;
  const createdAt = Timestamp.now();

  return added.map((terms) => ({
    id: toLicenceId(assetId, terms),
    agencyId,
    companyId,
    projectId,
    voiceId,
    assetId,
    ...pickTerms(terms),
    createdAt,
  }));
};

/** 409 beyond a project's limit of licences. */
export const refuseTooMany = (inProject: number, added: number): void => {
  if (added > 0 && inProject + added > PROJECT_LICENCES_MAX)
    throw new AppError(409, 'licence.projectTooMany', { values: { max: PROJECT_LICENCES_MAX } });
};

export const toLicenceFacts = (licences: readonly Licence[]) => ({
  licences: licences.map(({ id, duration, format, territoryCover, languages }) => ({
    id,
    duration: duration.label,
    format: format.label,
    territoryCover: territoryCover.label,
    ...(languages ? { languages } : {}),
  })),
});
