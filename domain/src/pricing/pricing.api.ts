import { only, projectPeople, READ_ERRORS, WRITE_ERRORS } from '../contract-auth.ts';
import { endpoint, type Created, type Serialised } from '../contract.ts';
import type { Exclusivity } from '../exclusivity/exclusivity.ts';
import { exclusivityChangeSchema } from '../exclusivity/exclusivity.schema.ts';
import { strictObject, idSchema } from '../messages/yup.ts';
import type { VoiceAsset } from './assets.ts';
import type { Licence } from './licences.ts';
import {
  assetPatchSchema,
  assetSchema,
  estimateSchema,
  licenceSchema,
  voicesToPriceSchema,
} from './pricing.schema.ts';
import type { PricingOptions, ProjectPrice, TalentPrice, VoicePrices } from './pricing.ts';

const id = strictObject({ id: idSchema });

/** Errors of prices: 409 without a rate table, 422 for amounts beyond exact numbers. */
const PRICE_ERRORS = [...READ_ERRORS, 409, 422] as const;

export const pricingApi = {
  'pricing.options': endpoint<PricingOptions>()({
    method: 'GET',
    path: '/project/pricing/{id}',
    summary: 'List a project’s licence options',
    description: 'Media, durations and territories, in your language.',
    auth: projectPeople,
    params: id,
    errors: READ_ERRORS,
  }),
  'pricing.project': endpoint<ProjectPrice>()({
    method: 'GET',
    path: '/pricing/project/{id}',
    summary: 'Retrieve a project’s price',
    description: 'With its breakdown. Clients get what the agency shows them.',
    auth: projectPeople,
    params: id,
    errors: PRICE_ERRORS,
  }),
  'pricing.voices': endpoint<VoicePrices>()({
    method: 'POST',
    path: '/pricing/project/{id}/voices',
    summary: 'List the prices of roles with voices',
    description:
      'Of voices that the agency’s clients can find, in any list or none. Each is the role’s whole price, without fees. Clients get none where the agency shows totals only. Nothing is stored.',
    auth: projectPeople,
    params: id,
    body: voicesToPriceSchema,
    errors: [...PRICE_ERRORS, 400, 413, 415, 429],
    limit: { calls: 240, seconds: 60 },
  }),
  'pricing.estimate': endpoint<ProjectPrice>()({
    method: 'POST',
    path: '/pricing/project/{id}/estimate',
    summary: 'Estimate a project’s price',
    description: 'With other assets and licences. Nothing is stored.',
    auth: projectPeople,
    params: id,
    body: estimateSchema,
    errors: [...PRICE_ERRORS, 400, 413, 415, 429],
    limit: { calls: 240, seconds: 60 },
  }),
  'pricing.setExclusivity': endpoint<{ readonly id: string; readonly exclusivity: Exclusivity | null }>()({
    method: 'PUT',
    path: '/project/{id}/exclusivity',
    summary: 'Set a project’s exclusivity',
    description:
      'A part of its price. While an order with it is in force, other companies can’t order or book its voices for the category in the territory. `null` removes it.',
    auth: only('agencyTeam', 'admin'),
    params: id,
    body: exclusivityChangeSchema,
    errors: WRITE_ERRORS,
  }),
  'pricing.talent': endpoint<TalentPrice>()({
    method: 'GET',
    path: '/pricing/talent/{talentId}/{projectId}',
    summary: 'Retrieve a talent’s earnings in a project',
    description: 'Clients need the grant to see rates. Talents see their own.',
    auth: only('client', 'agencyTeam', 'admin', 'talent'),
    params: strictObject({ talentId: idSchema, projectId: idSchema }),
    errors: PRICE_ERRORS,
  }),
  'pricing.createAsset': endpoint<Serialised<VoiceAsset>>()({
    method: 'POST',
    path: '/voiceAsset/{id}',
    summary: 'Create an asset',
    auth: projectPeople,
    params: id,
    body: assetSchema,
    status: 201,
    errors: WRITE_ERRORS,
  }),
  'pricing.updateAsset': endpoint<Serialised<VoiceAsset>>()({
    method: 'PATCH',
    path: '/voiceAsset/{id}',
    summary: 'Update an asset',
    description: 'Refuses to overwrite a concurrent change.',
    auth: projectPeople,
    params: id,
    body: assetPatchSchema,
    errors: WRITE_ERRORS,
  }),
  'pricing.removeAsset': endpoint<Created>()({
    method: 'DELETE',
    path: '/voiceAsset/{id}',
    summary: 'Delete an asset',
    description: 'With its licences.',
    auth: projectPeople,
    params: id,
    errors: [...READ_ERRORS, 409],
  }),
  'pricing.addLicence': endpoint<Serialised<Licence>>()({
    method: 'POST',
    path: '/license/{id}',
    summary: 'Add a licence to an asset',
    auth: projectPeople,
    params: id,
    body: licenceSchema,
    status: 201,
    errors: WRITE_ERRORS,
  }),
  'pricing.addLicenceToAll': endpoint<readonly Serialised<Licence>[]>()({
    method: 'POST',
    path: '/licenseGeneric/{id}',
    summary: 'Add a licence to every asset',
    description: 'Skips assets that have it. Returns the added ones.',
    auth: projectPeople,
    params: id,
    body: licenceSchema,
    status: 201,
    errors: WRITE_ERRORS,
  }),
  'pricing.copyLicences': endpoint<readonly Serialised<Licence>[]>()({
    method: 'POST',
    path: '/license/copy/{assetId}',
    summary: 'Copy licences from another asset',
    description: 'Of the same project. Skips those it has. Returns the added ones.',
    auth: projectPeople,
    params: strictObject({ assetId: idSchema }),
    body: strictObject({ fromAssetId: idSchema }),
    status: 201,
    errors: WRITE_ERRORS,
  }),
  'pricing.removeLicence': endpoint<Created>()({
    method: 'DELETE',
    path: '/license/{assetId}/{licenceId}',
    summary: 'Delete a licence',
    auth: projectPeople,
    params: strictObject({ assetId: idSchema, licenceId: idSchema }),
    errors: [...READ_ERRORS, 409],
  }),
};
