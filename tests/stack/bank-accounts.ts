import { firestore } from './admin.ts';
import { call } from './call.ts';

/** An agency's account in euros. */
export const EURO_ACCOUNT = {
  currency: 'EUR',
  name: 'Agency SL',
  iban: 'ES9121000418450200051332',
  address: { street: 'Calle Mayor', building: '1', postcode: '28013', town: 'Madrid', country: 'ESP' },
  note: '',
};

/** Its account in pounds. */
export const POUND_ACCOUNT = { ...EURO_ACCOUNT, currency: 'GBP', iban: 'GB29NWBK60161331926819' };

/** Enters an agency's accounts as one of its admins. */
export const saveAccounts = <Reply>(token: string, change: object = {}) =>
  call<Reply>('PUT', '/payoutAccount', {
    token,
    body: { accounts: [EURO_ACCOUNT], needsTwoPeople: false, basedOn: 0, ...change },
  });

/** Stores payment details by which a talent can be paid immediately, untaxed. */
export const storePaymentDetails = async (talentId: string): Promise<void> => {
  await firestore()
    .doc(`paymentDetails/${talentId}`)
    .set({
      talentId,
      iban: 'DE89370400440532013000',
      bic: '',
      accountHolder: 'Ana Gil',
      address: EURO_ACCOUNT.address,
      usableFrom: null,
      taxStatus: { vat: 'none', rate: 0, note: '' },
      withholding: { kind: 'none', rate: 0, usageRate: null, validThrough: null, evidence: '' },
      taxSince: '2026-01-01',
    });
};
