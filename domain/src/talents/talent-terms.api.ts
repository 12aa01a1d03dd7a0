import { agencyStaff, READ_ERRORS, SIGNED_IN_ERRORS, WRITE_ERRORS } from '../contract-auth.ts';
import { endpoint } from '../contract.ts';
import { strictObject, idSchema } from '../messages/yup.ts';
import { termsPatchSchema, type TermsPage } from './talent-terms.ts';

const id = strictObject({ id: idSchema });

export const talentTermsApi = {
  'talents.terms': endpoint<TermsPage>()({
    method: 'GET',
    path: '/talent/{id}/terms',
    summary: 'Retrieve the terms agreed with a talent',
    auth: agencyStaff,
    params: id,
    errors: [...READ_ERRORS, 422],
  }),
  'talents.updateTerms': endpoint<TermsPage>()({
    method: 'PATCH',
    path: '/talent/{id}/terms',
    summary: 'Update the terms agreed with a talent',
    description: 'The shares are for admins.',
    auth: agencyStaff,
    params: id,
    body: termsPatchSchema,
    errors: WRITE_ERRORS,
  }),
  'talents.tags': endpoint<readonly string[]>()({
    method: 'GET',
    path: '/talentTags',
    summary: 'List recent talent tags',
    description: 'Sorted by name.',
    auth: agencyStaff,
    errors: [...SIGNED_IN_ERRORS, 422],
  }),
};
