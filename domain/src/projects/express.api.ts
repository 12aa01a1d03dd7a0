import { projectPeople, READ_ERRORS, SIGNED_IN_ERRORS, WRITE_ERRORS } from '../contract-auth.ts';
import { endpoint, type Serialised } from '../contract.ts';
import type { PricingOptions } from '../pricing/pricing.ts';
import type { ProjectPrice } from '../pricing/pricing.ts';
import { strictObject, idSchema } from '../messages/yup.ts';
import { expressEstimateSchema, expressSchema, projectScriptSchema } from './express.schema.ts';
import type { ShownProjectScript } from './project-script.ts';
import type { Project } from './projects.ts';

/** Information and choices before choosing express. */
export interface ExpressOffer {
  /** On the whole price, in basis points, by the rate table that counts today. */
  readonly surcharge: number;
  readonly options: PricingOptions;
}

const id = strictObject({ id: idSchema });

export const expressApi = {
  'express.offer': endpoint<ExpressOffer>()({
    method: 'GET',
    path: '/pricing/express',
    summary: 'Retrieve the terms of express projects',
    description: 'Surcharge and licence options. Returns 409 while the agency has no rate table.',
    auth: projectPeople,
    errors: [...SIGNED_IN_ERRORS, 409, 422],
  }),
  'express.estimate': endpoint<ProjectPrice>()({
    method: 'POST',
    path: '/pricing/express',
    summary: 'Estimate the price of an express project',
    description: 'At standard fees. Nothing is stored.',
    auth: projectPeople,
    body: expressEstimateSchema,
    errors: [...SIGNED_IN_ERRORS, 409, 422],
  }),
  'express.place': endpoint<Serialised<Project>>()({
    method: 'POST',
    path: '/project/express',
    summary: 'Create an express project',
    description:
      'With characters, assets and licences. Returns 409 when the surcharge has changed since it was shown.',
    auth: projectPeople,
    body: expressSchema,
    status: 201,
    errors: WRITE_ERRORS,
  }),
  'express.script': endpoint<ShownProjectScript | null>()({
    method: 'GET',
    path: '/project/{id}/script',
    summary: 'Retrieve the script of an express project',
    description: 'Null until it is written.',
    auth: projectPeople,
    params: id,
    errors: READ_ERRORS,
  }),
  'express.saveScript': endpoint<ShownProjectScript>()({
    method: 'PUT',
    path: '/project/{id}/script',
    summary: 'Write the script of an express project',
    description:
      'As text, as PDF (see “Upload a script”), or both. Mails the agency of a client’s. Returns 409 when `version` is not the latest.',
    auth: projectPeople,
    params: id,
    body: projectScriptSchema,
    errors: WRITE_ERRORS,
  }),
  'express.scriptPdf': endpoint<undefined>()({
    method: 'GET',
    path: '/project/{id}/script/pdf',
    summary: 'Download the PDF of an express project’s script',
    auth: projectPeople,
    params: id,
    binary: 'application/pdf',
    errors: [401, 403, 404, 429],
    limit: { calls: 120, seconds: 600 },
  }),
};
