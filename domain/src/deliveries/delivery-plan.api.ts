import { agencyStaff, only, READ_ERRORS, projectPeople, WRITE_ERRORS } from '../contract-auth.ts';
import { endpoint } from '../contract.ts';
import type { FileAddress } from '../values/file-address.ts';
import { idSchema, strictObject } from '../messages/yup.ts';
import type { ExpectedFile } from './delivery-plan.ts';
import { deliveryTermsSchema, type DeliveryTerms } from './delivery-terms.ts';
import type { NameParts } from './file-names.ts';

/** What an order delivers. */
export interface DeliveryPlan {
  readonly terms: DeliveryTerms;
  readonly expected: readonly ExpectedFile[];
  /** Name parts of the first file, for examples; null: none is known. */
  readonly example: NameParts | null;
  /** By the rate table, what the recording of a client's change costs, in minor units; null: no rate table, or not for this reader. */
  readonly pickup: { readonly amount: number; readonly currency: string } | null;
}

/** All current deliveries of a project. */
export interface DeliveryZip {
  readonly parts: readonly FileAddress[];
}

const ofProject = strictObject({ id: idSchema });

/** What orders deliver, and all of it as one file. */
export const deliveryPlanApi = {
  'deliveries.plan': endpoint<DeliveryPlan>()({
    method: 'GET',
    path: '/project/{id}/deliveryPlan',
    summary: 'Get what a project must deliver',
    description: 'One file per asset, spot and language with a chosen voice.',
    auth: projectPeople,
    params: ofProject,
    errors: READ_ERRORS,
  }),
  'deliveries.sessionPlan': endpoint<DeliveryPlan>()({
    method: 'GET',
    path: '/casting/recordingSession/{id}/deliveryPlan',
    summary: 'Get what a recording session must deliver',
    description: 'The files of its characters, in its language.',
    auth: only('client', 'engineer', 'agencyTeam', 'admin'),
    params: ofProject,
    errors: READ_ERRORS,
  }),
  'deliveries.setTerms': endpoint<{ readonly id: string }>()({
    method: 'PUT',
    path: '/project/{id}/deliveryPlan',
    summary: 'Set file names, format and terms of a project’s deliveries',
    description: 'New acceptance terms apply to deliveries from then on.',
    auth: agencyStaff,
    params: ofProject,
    body: deliveryTermsSchema,
    errors: WRITE_ERRORS,
  }),
  'deliveries.zipUrl': endpoint<DeliveryZip>()({
    method: 'GET',
    path: '/project/{id}/deliveries/signed-url',
    summary: 'Create a download address of all deliveries',
    description:
      'Zips of the current versions with their SHA-256 checksums (SHA256SUMS) and a list (manifest.csv), each of at most 4 GB. Made once for the same files.',
    auth: projectPeople,
    params: ofProject,
    isLong: true,
    errors: [...READ_ERRORS, 409, 429],
    limit: { calls: 60, seconds: 600 },
  }),
};
