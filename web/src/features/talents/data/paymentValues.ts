import type { BillingInformation } from '@domain/billing/billing.ts';
import { paymentDetailsSchema } from '@domain/billing/payment-details.schema.ts';
import type { PaymentDetails } from '@domain/billing/payment-details.ts';
import type { Serialised } from '@domain/contract.ts';

/** Groups an IBAN by four, as on paper. */
export const formatIban = (iban: string): string => iban.replace(/(.{4})(?=.)/g, '$1 ');

/** Returns what an invoice's address says about the account's holder. */
const suggest = ({ legalName, address, zip, city, country }: BillingInformation) => ({
  accountHolder: legalName,
  address: { street: address, building: '', postcode: zip, town: city, country },
});

/** Returns the form's values, at first those of the billing information; inputs hold no null. */
export const toPaymentValues = (
  details: Serialised<PaymentDetails> | null,
  billing: BillingInformation | null,
) => {
  const { accountHolder = '', address } = details ?? (billing ? suggest(billing) : {});
  const { taxStatus, withholding } = details ?? {};

  return {
    iban: formatIban(details?.iban ?? ''),
    bic: details?.bic ?? '',
    accountHolder,
    address: {
      street: address?.street ?? '',
      building: address?.building ?? '',
      postcode: address?.postcode ?? '',
      town: address?.town ?? '',
      country: address?.country ?? '',
    },
    taxStatus: { vat: taxStatus?.vat ?? '', rate: taxStatus?.rate ?? 0, note: taxStatus?.note ?? '' },
    withholding: {
      kind: withholding?.kind ?? '',
      rate: withholding?.rate ?? 0,
      usageRate: withholding?.usageRate ?? null,
      validThrough: withholding?.validThrough ?? '',
      evidence: withholding?.evidence ?? '',
    },
  };
};
export type TypedPayment = ReturnType<typeof toPaymentValues>;

/** Returns what the API takes: an empty country or day is none. */
export const fromPaymentValues = (values: TypedPayment) => {
  const { address, withholding } = values;

  return paymentDetailsSchema.cast({
    ...values,
    address: { ...address, country: address.country || null },
    withholding: { ...withholding, validThrough: withholding.validThrough || null },
  });
};
