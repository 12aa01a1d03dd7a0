import { logger } from 'firebase-functions';
import { markReturned } from '../../outgoing/mail/delivery.ts';
import { findLastSent } from '../../work/collections/mail.ts';
import { operationInSteps } from '../../work/unit/operation.ts';
import { readMailReport } from './provider-report.ts';

/** Addresses that one event may name. */
const ADDRESSES_MAX = 10;

/** Marks the last mail to each address as returned. 400 without a valid signature, 200 otherwise, or it would be sent forever. */
export const takeReport = operationInSteps('mail.takeReport', async ({ step, request }) => {
  const report = readMailReport(request.rawBody ?? Buffer.alloc(0), request.headers, Date.now());

  for (const address of report?.addresses.slice(0, ADDRESSES_MAX) ?? []) {
    const id = await step(
      async (work) => {
        const mail = await findLastSent(address, work);
        if (report && mail) markReturned(work, mail, report.reason);
        return mail?.id;
      },
      { author: { platform: 'mail' }, action: null },
    );
    if (report && id) logger.warn('A mail was returned', { mail: id, reason: report.reason });
  }

  return { received: true };
});
