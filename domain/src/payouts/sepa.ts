/** The only currency of SEPA credit transfers. */
export const SEPA_CURRENCY = 'EUR';
