/** An agency's bank accounts, for its admins. */
export const bankAccounts = {
  'bankAccounts.title': 'Bank accounts',
  'bankAccounts.lead':
    'One per currency. Invoices print the account of their currency, payouts are debited from it, and bank statements are matched with it.',
  'bankAccounts.none': 'None yet. Until you add one, invoices don’t say where to pay.',
  'bankAccounts.add': 'Add an account',
  'bankAccounts.edit': 'Bank account',
  'bankAccounts.change': 'Edit',
  'bankAccounts.changeOf': 'Edit the account in {currency}',
  'bankAccounts.remove': 'Remove',
  'bankAccounts.removeOf': 'Remove the account in {currency}',
  'bankAccounts.removeTitle': 'Remove the account in {currency}?',
  'bankAccounts.removeText':
    'New invoices in this currency won’t say where to pay. Issued ones keep the account that they were printed with.',
  'bankAccounts.save': 'Save account',
  'bankAccounts.currency': 'Currency',
  'bankAccounts.holder': 'Account holder',
  'bankAccounts.iban': 'IBAN',
  'bankAccounts.bic': 'BIC (optional)',
  'bankAccounts.street': 'Street',
  'bankAccounts.building': 'Number',
  'bankAccounts.postcode': 'Postcode',
  'bankAccounts.town': 'Town',
  'bankAccounts.country': 'Country',
  'bankAccounts.note': 'Bank’s name, or account number without IBAN',
  'bankAccounts.twoPeople': 'Payouts need approval by another admin than the one who prepared them',
} as const;
