import type { Operations } from '../../work/operation.ts';
import { getCompany, showCompanyFigures } from './company-page.ts';
import { mergeCompanies } from './merge-companies.ts';
import { previewMerge } from './preview-merge.ts';
import { changeCompany } from './update-company.ts';

export const companies = {
  'companies.figures': showCompanyFigures,
  'companies.get': getCompany,
  'companies.merge': mergeCompanies,
  'companies.previewMerge': previewMerge,
  'companies.update': changeCompany,
} satisfies Partial<Operations>;
