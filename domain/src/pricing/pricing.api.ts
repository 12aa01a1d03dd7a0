import { only, projectPeople, READ_ERRORS, WRITE_ERRORS } from '../contract-auth.ts';
import { endpoint } from '../contract.ts';
import { exactly, idSchema, text } from '../messages/yup.ts';
import { title } from '../values/names.ts';
import type { Licence, Money, PricingOptions, ProjectPrice, VoiceAsset } from './pricing.ts';

const id = exactly({ id: idSchema });
const code = text()
  .matches(/^[A-Z0-9_]{1,40}$/, 'validation.invalid')
  .required();
const licence = exactly({ duration: code, format: code, territoryCover: code });
const asset = exactly({ name: title().required() });
const changed = [...WRITE_ERRORS];

export const pricingApi = {
  'pricing.options': endpoint<PricingOptions>()({
    method: 'GET',
    path: '/project/pricing/{id}',
    summary: 'Media, durations and territories a project can be licensed for',
    auth: projectPeople,
    params: id,
    errors: READ_ERRORS,
  }),
  'pricing.project': endpoint<ProjectPrice>()({
    method: 'GET',
    path: '/pricing/project/{id}',
    summary: 'Price of a project with its split',
    auth: projectPeople,
    params: id,
    errors: READ_ERRORS,
  }),
  'pricing.talent': endpoint<Money>()({
    method: 'GET',
    path: '/pricing/talent/{talentId}/{projectId}',
    summary: 'What a talent costs in a project; a client needs the grant to see rates',
    auth: only('client', 'agencyTeam', 'admin', 'talent'),
    params: exactly({ talentId: idSchema, projectId: idSchema }),
    errors: READ_ERRORS,
  }),
  'pricing.createAsset': endpoint<VoiceAsset>()({
    method: 'POST',
    path: '/voiceAsset/{id}',
    summary: 'Add an asset to a character',
    auth: projectPeople,
    params: id,
    body: asset,
    status: 201,
    errors: changed,
  }),
  'pricing.updateAsset': endpoint<VoiceAsset>()({
    method: 'PATCH',
    path: '/voiceAsset/{id}',
    summary: 'Rename an asset',
    auth: projectPeople,
    params: id,
    body: asset,
    errors: changed,
  }),
  'pricing.removeAsset': endpoint<{ readonly id: string }>()({
    method: 'DELETE',
    path: '/voiceAsset/{id}',
    summary: 'Remove an asset with its licences',
    auth: projectPeople,
    params: id,
    errors: READ_ERRORS,
  }),
  'pricing.addLicence': endpoint<Licence>()({
    method: 'POST',
    path: '/license/{id}',
    summary: 'Add a usage licence to an asset',
    auth: projectPeople,
    params: id,
    body: licence,
    status: 201,
    errors: changed,
  }),
  'pricing.addLicenceToAll': endpoint<readonly Licence[]>()({
    method: 'POST',
    path: '/licenseGeneric/{id}',
    summary: 'Add one licence to every asset of a project',
    auth: projectPeople,
    params: id,
    body: licence,
    status: 201,
    errors: changed,
  }),
  'pricing.removeLicence': endpoint<{ readonly id: string }>()({
    method: 'DELETE',
    path: '/license/{assetId}/{licenceId}',
    summary: 'Remove a licence',
    auth: projectPeople,
    params: exactly({ assetId: idSchema, licenceId: idSchema }),
    errors: READ_ERRORS,
  }),
};
