import { projectPeople, SIGNED_IN_ERRORS, WRITE_ERRORS } from '../contract-auth.ts';
import { endpoint, type Serialised } from '../contract.ts';
import type { PricingOptions } from '../pricing/pricing.ts';
import type { ProjectPrice } from '../pricing/pricing.ts';
import { expressEstimateSchema, expressSchema } from './express.schema.ts';
import type { Project } from './projects.ts';

/** What somebody has to know before they choose express, and what they can choose. */
export interface ExpressOffer {
  /** On the whole price, in basis points, by the rate table that counts today. */
  readonly surcharge: number;
  readonly options: PricingOptions;
}

/** Express projects: placed on one page, and recorded within `EXPRESS_HOURS`. */
export const expressApi = {
  'express.offer': endpoint<ExpressOffer>()({
    method: 'GET',
    path: '/pricing/express',
    summary:
      'What express projects of the chosen agency cost more, and what their licence can be for; 409 while it has no rate table',
    auth: projectPeople,
    errors: [...SIGNED_IN_ERRORS, 409, 422],
  }),
  'express.estimate': endpoint<ProjectPrice>()({
    method: 'POST',
    path: '/pricing/express',
    summary: 'What an express project would cost by the usual fees, before it is placed; changes nothing',
    auth: projectPeople,
    body: expressEstimateSchema,
    errors: [...SIGNED_IN_ERRORS, 409, 422],
  }),
  'express.place': endpoint<Serialised<Project>>()({
    method: 'POST',
    path: '/project/express',
    summary:
      'Place an express project with its characters, assets and licences; 409 when the surcharge is no longer the one that was shown',
    auth: projectPeople,
    body: expressSchema,
    status: 201,
    errors: WRITE_ERRORS,
  }),
};
