/** The agency's share of talents' fees, and what talents get. */
export const shares = {
  'net.fee': 'Fee',
  'net.share': 'Agency share ({rate})',
  'net.vat': 'VAT ({rate})',
  'net.withholding': 'Withholding ({rate})',
  'net.net': 'Net',
  'shares.title': 'Agency share',
  'shares.row': 'Share {number, number}',
  'shares.rate': 'Share in %',
  'shares.from': 'Applies from',
  'shares.add': 'Add a share',
  'shares.remove': 'Remove share {number, number}',
} as const;
