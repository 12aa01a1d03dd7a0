import type { Company } from '../accounts/accounts.ts';
import { only, READ_ERRORS, WRITE_ERRORS } from '../contract-auth.ts';
import { endpoint } from '../contract.ts';
import { strictObject, idSchema, text } from '../messages/yup.ts';
import { companyPatchSchema, mergeSchema } from './companies.schema.ts';
import type { CompanyFigures, CompanyPage } from './company-page.ts';
import type { MergePreview, MergeProgress } from './companies.ts';

const admin = only('admin');
const id = strictObject({ id: idSchema });

export const companiesApi = {
  'companies.update': endpoint<Company>()({
    method: 'PATCH',
    path: '/company/{id}',
    summary: 'Update a company',
    description:
      'Returns 409 for a company that works with other agencies too. Projects, castings and licences get the new name soon after; issued documents keep the old one.',
    auth: admin,
    params: id,
    body: companyPatchSchema,
    errors: WRITE_ERRORS,
  }),
  'companies.get': endpoint<CompanyPage>()({
    method: 'GET',
    path: '/company/{id}',
    summary: 'Retrieve a company',
    description: 'With its people, open projects and latest orders with the chosen agency.',
    auth: admin,
    params: id,
    errors: [...READ_ERRORS, 422],
  }),
  'companies.figures': endpoint<readonly CompanyFigures[]>()({
    method: 'GET',
    path: '/companyFigures',
    summary: 'Retrieve figures of companies',
    description: 'Of up to 50 companies, by ids parted by commas. Unknown ones are skipped.',
    auth: admin,
    query: strictObject({ ids: text().max(2_000).required() }),
    errors: [...READ_ERRORS, 422],
  }),
  'companies.previewMerge': endpoint<MergePreview>()({
    method: 'GET',
    path: '/company/{id}/merge',
    summary: 'Preview a merge of companies',
    description: 'Lists the effects of merging into `into`, and what prevents it.',
    auth: admin,
    params: id,
    query: mergeSchema,
    errors: [...READ_ERRORS, 422],
  }),
  'companies.merge': endpoint<MergeProgress>()({
    method: 'POST',
    path: '/company/{id}/merge',
    summary: 'Merge a company into another',
    description: 'Call it again to continue. It changes nothing once it is complete.',
    auth: admin,
    params: id,
    body: mergeSchema,
    errors: WRITE_ERRORS,
    limit: { calls: 120, seconds: 600 },
  }),
};
