import type { Company } from '../accounts/accounts.ts';
import { only, READ_ERRORS, WRITE_ERRORS } from '../contract-auth.ts';
import { endpoint } from '../contract.ts';
import { exactly, idSchema } from '../messages/yup.ts';
import { companyPatchSchema, mergeSchema } from './companies.schema.ts';
import type { MergePreview, MergeProgress } from './companies.ts';

const admin = only('admin');
const id = exactly({ id: idSchema });

/** The companies of an agency’s clients, as its admins keep them. */
export const companiesApi = {
  'companies.update': endpoint<Company>()({
    method: 'PATCH',
    path: '/company/{id}',
    summary:
      'Change what a company is called, and what it is; 409 for one that works with other agencies too. Projects, castings and the ledger follow a new name soon after; papers that were issued keep the old one',
    auth: admin,
    params: id,
    body: companyPatchSchema,
    errors: WRITE_ERRORS,
  }),
  'companies.previewMerge': endpoint<MergePreview>()({
    method: 'GET',
    path: '/company/{id}/merge',
    summary: 'What merging a company into another one (`into`) would do, and whether anything is in the way',
    auth: admin,
    params: id,
    query: mergeSchema,
    errors: [...READ_ERRORS, 422],
  }),
  'companies.merge': endpoint<MergeProgress>()({
    method: 'POST',
    path: '/company/{id}/merge',
    summary:
      'Merge a company into another one of the chosen agency, or continue with it: asked again, it goes on where it was, and changes nothing once it is done',
    auth: admin,
    params: id,
    body: mergeSchema,
    errors: WRITE_ERRORS,
    limit: { calls: 120, seconds: 600 },
  }),
};
