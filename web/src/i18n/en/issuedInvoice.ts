/** What is issued elsewhere for a pro forma. */
export const issuedInvoice = {
  'issuedInvoice.add': 'Add the invoice (PDF)',
  'issuedInvoice.title': 'Add the invoice for {number}',
  'issuedInvoice.lead': 'The client gets it by email and sees it in place of the pro forma.',
  'issuedInvoice.save': 'Add and send',
  'issuedInvoice.number': 'Number',
  'issuedInvoice.issuedOn': 'Issued',
} as const;
