/** Why a talent's invoice doesn't match. */
export const invoiceFaults = {
  'invoiceFault.currency': 'Its currency differs from that of the earnings.',
  'invoiceFault.net': 'Net amount {stated} instead of {expected}.',
  'invoiceFault.vat': 'VAT {stated} instead of {expected}.',
} as const;
