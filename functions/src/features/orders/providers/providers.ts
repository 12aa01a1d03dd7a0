import { PAYMENT_PROVIDERS, type PaymentProvider } from '@domain/orders/orders.ts';
import { invoiceProvider } from './invoice.ts';
import type { Provider } from './provider.ts';
import { stripeProvider } from './stripe.ts';

export const PROVIDERS: Readonly<Record<PaymentProvider, Provider>> = {
  invoice: invoiceProvider,
  stripe: stripeProvider,
};

/** Returns this deployment's payment methods; always includes invoice. */
export const getOfferedProviders = (): readonly PaymentProvider[] =>
  PAYMENT_PROVIDERS.filter((name) => PROVIDERS[name].isOffered());
