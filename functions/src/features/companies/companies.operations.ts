import type { Operations } from '../../work/operation.ts';
import { mergeCompanies } from './merge-companies.ts';
import { previewMerge } from './preview-merge.ts';
import { changeCompany } from './update-company.ts';

export const companies = {
  'companies.merge': mergeCompanies,
  'companies.previewMerge': previewMerge,
  'companies.update': changeCompany,
} satisfies Partial<Operations>;
