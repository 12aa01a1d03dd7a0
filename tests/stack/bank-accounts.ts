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
