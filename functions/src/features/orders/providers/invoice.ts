import { Timestamp } from 'firebase-admin/firestore';
import type { Provider } from './provider.ts';

/** By transfer: the invoice is all that it needs, and the agency records what comes in. */
export const invoiceProvider: Provider = {
  isOffered: () => true,
  begin: ({ paid }) =>
    Promise.resolve({
      status: paid > 0 ? 'processing' : 'requires_action',
      redirectUrl: null,
      asOf: Timestamp.now(),
    }),
};
