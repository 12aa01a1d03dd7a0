import { pricingApi } from '@domain/pricing/pricing.api.ts';
import { assetSchema, type EstimateValues, type LicenceChoice } from '@domain/pricing/pricing.schema.ts';
import type { PricingOptions, ProjectPrice } from '@domain/pricing/pricing.ts';
import { call, change } from '../../../lib/http/call.ts';
import type { Submission } from '../../../lib/submission/submitter.ts';

/** The editable part of an asset. */
export interface AssetChange {
  readonly name?: string;
  readonly spots?: number;
  readonly lengthSeconds?: number | null;
}

/** Licence options in the interface language. */
export const loadOptions = (projectId: string, signal: AbortSignal): Promise<PricingOptions> =>
  call(pricingApi['pricing.options'], { params: { id: projectId } }, { signal });

export const loadPrice = (projectId: string, signal: AbortSignal): Promise<ProjectPrice> =>
  call(pricingApi['pricing.project'], { params: { id: projectId } }, { signal });

/** The price with other assets and licences, without saving. */
export const loadEstimate = (
  projectId: string,
  body: EstimateValues,
  signal: AbortSignal,
): Promise<ProjectPrice> =>
  call(pricingApi['pricing.estimate'], { params: { id: projectId }, body }, { signal });

/** Adds an asset to a character: one spot of unknown length. */
export const addAsset = async (voiceId: string, name: string, submission: Submission): Promise<void> => {
  await change(
    pricingApi['pricing.createAsset'],
    { params: { id: voiceId }, body: assetSchema.cast({ name }) },
    submission,
  );
};

/** Changes fields of an asset, with their original values, so nothing is overwritten unseen. */
export const updateAsset = async (
  id: string,
  assetChange: AssetChange,
  was: AssetChange,
  submission: Submission,
): Promise<void> => {
  await change(
    pricingApi['pricing.updateAsset'],
    { params: { id }, body: { ...assetChange, was } },
    submission,
  );
};

export const deleteAsset = async (id: string, submission: Submission): Promise<void> => {
  await change(pricingApi['pricing.removeAsset'], { params: { id } }, submission);
};

export const addLicence = async (
  assetId: string,
  body: LicenceChoice,
  submission: Submission,
): Promise<void> => {
  await change(pricingApi['pricing.addLicence'], { params: { id: assetId }, body }, submission);
};

/** Adds a licence to all assets of a project that lack it; returns their number. */
export const addLicenceToAll = async (
  projectId: string,
  body: LicenceChoice,
  submission: Submission,
): Promise<number> =>
  (await change(pricingApi['pricing.addLicenceToAll'], { params: { id: projectId }, body }, submission))
    .length;

/** Copies missing licences from another asset; returns their number. */
export const copyLicences = async (
  assetId: string,
  fromAssetId: string,
  submission: Submission,
): Promise<number> =>
  (
    await change(
      pricingApi['pricing.copyLicences'],
      { params: { assetId }, body: { fromAssetId } },
      submission,
    )
  ).length;

export const deleteLicence = async (
  assetId: string,
  licenceId: string,
  submission: Submission,
): Promise<void> => {
  await change(pricingApi['pricing.removeLicence'], { params: { assetId, licenceId } }, submission);
};
