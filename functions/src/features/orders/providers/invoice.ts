import { Timestamp } from 'firebase-admin/firestore';
import type { Provider } from './provider.ts';

/** Bank transfer: needs only the invoice; the agency records payments. */
export const invoiceProvider: Provider = {
  isOffered: () => true,
  begin: ({ paid }) =>
    Promise.resolve({
      status: paid > 0 ? 'processing' : 'requires_action',
      redirectUrl: null,
      asOf: Timestamp.now(),
    }),
};
