import { addresses } from '@domain/navigation/addresses.ts';
import { getPaperNumber } from '@domain/orders/invoices.ts';
import { ORDER_STEP } from '@domain/projects/steps.ts';
import type { SearchResult } from '@domain/work/work.ts';
import { findByNumber } from '../../work/collections/invoices.ts';
import type { TypedQuery } from './typed-query.ts';

/** Returns invoices and credit notes of an agency or company, by complete number, ignoring case. */
export const searchInvoices = async (
  owner: { readonly agencyId: string; readonly companyId: string | undefined },
  { asked }: TypedQuery,
): Promise<readonly SearchResult[]> => {
  if (!/\d/.test(asked)) return [];

  const page = owner.companyId === undefined ? addresses.castingsProject : addresses.project;

  return (await findByNumber(owner, asked)).map((paper) => ({
    kind: 'invoice',
    id: paper.id,
    title: getPaperNumber(paper),
    detail: paper.projectName,
    path: page.href(paper.projectId, ORDER_STEP),
  }));
};
