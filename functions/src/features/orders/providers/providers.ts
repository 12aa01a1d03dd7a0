import { PAYMENT_PROVIDERS, type PaymentProvider } from '@domain/orders/orders.ts';
import { invoiceProvider } from './invoice.ts';
import type { Provider } from './provider.ts';
import { stripeProvider } from './stripe.ts';

/** Ways of paying, by name. */
export const PROVIDERS: Readonly<Record<PaymentProvider, Provider>> = {
  invoice: invoiceProvider,
  stripe: stripeProvider,
};

/** Those that this deployment offers; an invoice among them always. */
export const offeredProviders = (): readonly PaymentProvider[] =>
  PAYMENT_PROVIDERS.filter((name) => PROVIDERS[name].isOffered());
