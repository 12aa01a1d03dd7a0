import { Timestamp } from 'firebase-admin/firestore';
import { isPdf } from '@domain/auditions/script-pdf.ts';
import type { Earning } from '@domain/orders/earnings.ts';
import { AppError, notFound } from '../../../platform/errors/app-error.ts';
import { recordStep } from '../../../platform/firestore/call-steps.ts';
import { saveFile } from '../../../platform/storage/files.ts';
import { getAgency, type Caller } from '../../../work/access/caller.ts';
import { earnings } from '../../../work/collections/earnings.ts';
import { talentInvoices } from '../../../work/collections/talent-invoices.ts';
import { fromRecordKey } from '../../../work/tokens/record-keys.ts';
import { operationInSteps } from '../../../work/unit/operation.ts';
import type { Work } from '../../../work/unit/work.ts';
import { presentInvoice } from './read-invoice-rows.ts';

/** Returns the talent's earnings with the chosen agency; 404 for any other, 409 for a cancelled one. */
const readOwnEarnings = async (
  work: Work,
  caller: Caller,
  ids: readonly string[],
): Promise<readonly Earning[]> => {
  const found = await work.readAll(earnings, ids);
  const isTheirs = ({ agencyId, talentId }: Earning) =>
    agencyId === getAgency(caller) && talentId === caller.uid;
  if (found.length < ids.length || !found.every(isTheirs)) throw notFound('earnings');
  if (found.some(({ state }) => state === 'cancelled')) throw new AppError(409, 'record.stale');
  return found;
};

/** Stores a talent's own invoice for earnings, instead of an earlier one, and returns how it matches them. 415 unless it is a PDF. */
export const uploadInvoice = operationInSteps(
  'selfBilling.uploadInvoice',
  async ({ step, caller, body: { number, currency, total, vat, earnings: keys }, file }) => {
    const agencyId = getAgency(caller);
    const earningIds = [...new Set(keys.split(',').map(fromRecordKey))];
    if (vat > total) throw new AppError(422, 'payment.tooMuch', { property: 'vat' });
    const { bytes } = await file();
    if (!isPdf(bytes)) throw new AppError(415, 'pdf.notPdf', { property: 'file' });

    const { id, storagePath } = await recordStep(async () => {
      const made = talentInvoices.newId();
      const path = `papers/${agencyId}/${made}.pdf`;
      await saveFile(path, bytes, 'application/pdf');
      return { id: made, storagePath: path };
    });

    return step(
      async (work) => {
        const invoiced = await readOwnEarnings(work, caller, earningIds);
        const invoice = work.create(talentInvoices, {
          id,
          agencyId,
          talentId: caller.uid,
          number,
          currency,
          total,
          vat,
          earningIds,
          storagePath,
          uploadedAt: Timestamp.now(),
        });
        for (const earning of invoiced) work.update(earning, { invoiceId: id });
        return presentInvoice(invoice, invoiced);
      },
      { audited: { record: talentInvoices, facts: ['number', 'currency', 'total', 'vat'] } },
    );
  },
);
