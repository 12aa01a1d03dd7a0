import { assetSchema, type EstimateValues, type LicenceChoice } from '@domain/pricing/pricing.schema.ts';
import type { PricingOptions, ProjectPrice } from '@domain/pricing/pricing.ts';
import { api } from '../../../lib/http/api.ts';
import type { Submission } from '../../../lib/submission/submitter.ts';

/** The editable part of an asset. */
export interface AssetChange {
  readonly name?: string;
  readonly spots?: number;
  readonly lengthSeconds?: number | null;
}

/** Licence options in the interface language. */
export const loadOptions = (projectId: string, signal: AbortSignal): Promise<PricingOptions> =>
  api.pricing.options({ id: projectId }, { signal });

export const loadPrice = (projectId: string, signal: AbortSignal): Promise<ProjectPrice> =>
  api.pricing.project({ id: projectId }, { signal });

/** The price with other assets and licences, without saving. */
export const loadEstimate = (
  projectId: string,
  body: EstimateValues,
  signal: AbortSignal,
): Promise<ProjectPrice> => api.pricing.estimate({ id: projectId }, body, { signal });

/** Adds an asset to a character: one spot of unknown length. */
export const addAsset = async (voiceId: string, name: string, submission: Submission): Promise<void> => {
  await api.pricing.createAsset({ id: voiceId }, assetSchema.cast({ name }), submission);
};

/** Changes fields of an asset, with their original values, so nothing is overwritten unseen. */
export const updateAsset = async (
  id: string,
  assetChange: AssetChange,
  was: AssetChange,
  submission: Submission,
): Promise<void> => {
  await api.pricing.updateAsset({ id }, { ...assetChange, was }, submission);
};

export const deleteAsset = async (id: string, submission: Submission): Promise<void> => {
  await api.pricing.removeAsset({ id }, submission);
};

export const addLicence = async (
  assetId: string,
  body: LicenceChoice,
  submission: Submission,
): Promise<void> => {
  await api.pricing.addLicence({ id: assetId }, body, submission);
};

/** Adds a licence to all assets of a project that lack it; returns their number. */
export const addLicenceToAll = async (
  projectId: string,
  body: LicenceChoice,
  submission: Submission,
): Promise<number> => (await api.pricing.addLicenceToAll({ id: projectId }, body, submission)).length;

/** Copies missing licences from another asset; returns their number. */
export const copyLicences = async (
  assetId: string,
  fromAssetId: string,
  submission: Submission,
): Promise<number> => (await api.pricing.copyLicences({ assetId }, { fromAssetId }, submission)).length;

export const deleteLicence = async (
  assetId: string,
  licenceId: string,
  submission: Submission,
): Promise<void> => {
  await api.pricing.removeLicence({ assetId, licenceId }, submission);
};
