import type { TalentInvoice } from '@domain/selfBilling/talent-invoices.ts';
import { collection } from '../../platform/firestore/collection.ts';

export const talentInvoices = collection<TalentInvoice>('talentInvoices');

/** A talent's own invoices for an agency. */
export const findTalentInvoices = (
  agencyId: string,
  talentId: string,
  limit: number,
): Promise<readonly TalentInvoice[]> =>
  talentInvoices.find(
    talentInvoices.ref
      .where('agencyId', '==', agencyId)
      .where('talentId', '==', talentId)
      .orderBy('uploadedAt', 'desc')
      .limit(limit),
  );
