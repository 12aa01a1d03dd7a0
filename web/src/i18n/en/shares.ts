/** The agency's share of talents' fees. */
export const shares = {
  'shares.title': 'Agency share',
  'shares.row': 'Share {number, number}',
  'shares.rate': 'Share in %',
  'shares.from': 'Applies from',
  'shares.add': 'Add a share',
  'shares.remove': 'Remove share {number, number}',
} as const;
