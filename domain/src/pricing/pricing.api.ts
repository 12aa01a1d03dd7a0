import { only, projectPeople, READ_ERRORS, WRITE_ERRORS } from '../contract-auth.ts';
import { endpoint, type Created, type Serialised } from '../contract.ts';
import { exactly, idSchema } from '../messages/yup.ts';
import type { VoiceAsset } from './assets.ts';
import type { Licence } from './licences.ts';
import { assetPatchSchema, assetSchema, estimateSchema, licenceSchema } from './pricing.schema.ts';
import type { PricingOptions, ProjectPrice, TalentPrice } from './pricing.ts';

const id = exactly({ id: idSchema });

/** Prices: 409 while the agency has no rate table, 422 for amounts beyond what can be counted. */
const PRICE_ERRORS = [...READ_ERRORS, 409, 422] as const;

/** Assets and licences of a project, and what it costs. */
export const pricingApi = {
  'pricing.options': endpoint<PricingOptions>()({
    method: 'GET',
    path: '/project/pricing/{id}',
    summary: 'Media, durations and territories that licences of a project can have, in the caller’s language',
    auth: projectPeople,
    params: id,
    errors: READ_ERRORS,
  }),
  'pricing.project': endpoint<ProjectPrice>()({
    method: 'GET',
    path: '/pricing/project/{id}',
    summary: 'Price of a project with its split; a client gets what the agency shows them of it',
    auth: projectPeople,
    params: id,
    errors: PRICE_ERRORS,
  }),
  'pricing.estimate': endpoint<ProjectPrice>()({
    method: 'POST',
    path: '/pricing/project/{id}/estimate',
    summary: 'What a project would cost with other assets and licences; nothing is kept',
    auth: projectPeople,
    params: id,
    body: estimateSchema,
    errors: [...PRICE_ERRORS, 400, 413, 415, 429],
    limit: { calls: 240, seconds: 60 },
  }),
  'pricing.talent': endpoint<TalentPrice>()({
    method: 'GET',
    path: '/pricing/talent/{talentId}/{projectId}',
    summary:
      'What a talent earns in a project; a client needs the grant to see rates, a talent sees their own',
    auth: only('client', 'agencyTeam', 'admin', 'talent'),
    params: exactly({ talentId: idSchema, projectId: idSchema }),
    errors: PRICE_ERRORS,
  }),
  'pricing.createAsset': endpoint<Serialised<VoiceAsset>>()({
    method: 'POST',
    path: '/voiceAsset/{id}',
    summary: 'Add an asset to a character',
    auth: projectPeople,
    params: id,
    body: assetSchema,
    status: 201,
    errors: WRITE_ERRORS,
  }),
  'pricing.updateAsset': endpoint<Serialised<VoiceAsset>>()({
    method: 'PATCH',
    path: '/voiceAsset/{id}',
    summary: 'Change an asset; refuses to write over what somebody else has changed since',
    auth: projectPeople,
    params: id,
    body: assetPatchSchema,
    errors: WRITE_ERRORS,
  }),
  'pricing.removeAsset': endpoint<Created>()({
    method: 'DELETE',
    path: '/voiceAsset/{id}',
    summary: 'Remove an asset with its licences',
    auth: projectPeople,
    params: id,
    errors: [...READ_ERRORS, 409],
  }),
  'pricing.addLicence': endpoint<Serialised<Licence>>()({
    method: 'POST',
    path: '/license/{id}',
    summary: 'Add a usage licence to an asset',
    auth: projectPeople,
    params: id,
    body: licenceSchema,
    status: 201,
    errors: WRITE_ERRORS,
  }),
  'pricing.addLicenceToAll': endpoint<readonly Serialised<Licence>[]>()({
    method: 'POST',
    path: '/licenseGeneric/{id}',
    summary:
      'Add one licence to every asset of a project that does not have it; answers those that were added',
    auth: projectPeople,
    params: id,
    body: licenceSchema,
    status: 201,
    errors: WRITE_ERRORS,
  }),
  'pricing.copyLicences': endpoint<readonly Serialised<Licence>[]>()({
    method: 'POST',
    path: '/license/copy/{assetId}',
    summary:
      'Give an asset the licences of another one of its project that it does not have; answers those that were added',
    auth: projectPeople,
    params: exactly({ assetId: idSchema }),
    body: exactly({ fromAssetId: idSchema }),
    status: 201,
    errors: WRITE_ERRORS,
  }),
  'pricing.removeLicence': endpoint<Created>()({
    method: 'DELETE',
    path: '/license/{assetId}/{licenceId}',
    summary: 'Remove a licence',
    auth: projectPeople,
    params: exactly({ assetId: idSchema, licenceId: idSchema }),
    errors: [...READ_ERRORS, 409],
  }),
};
