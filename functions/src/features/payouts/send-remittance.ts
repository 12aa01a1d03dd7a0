import { makeRemittancePaper } from '../../outgoing/documents/payments/remittance-paper.ts';
import { sendPaper } from '../../outgoing/documents/send-paper.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { payoutItems } from '../../work/collections/payout-items.ts';
import type { Operation } from '../../work/operation.ts';
import { requireParty } from './selfBilling/own-record.ts';

/** Sends the remittance advice of a payment to its talent or the agency's admins. 409 before it is paid. */
export const sendRemittance: Operation<'payouts.remittance'> = async ({
  caller,
  params: { id },
  locale,
  response,
}) => {
  const item = requireParty(caller, 'payoutItems', await payoutItems.get(id));
  if (item.state !== 'paid') throw new AppError(409, 'payout.notNow');
  return sendPaper(response, await makeRemittancePaper(item, locale), `remittance-${id}`);
};
