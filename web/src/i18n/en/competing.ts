/** A voice's licence that conflicts with the project. Loaded when there is one. */
export const competing = {
  'competing.conflict':
    '{names}: under licence to a competing brand in the same media, with overlapping countries and dates. Check before you commit.',
  'competing.check':
    '{names}: may be under licence to a competing brand. Not everything could be compared, so check first.',
  'competing.excluded':
    '{names}: exclusive for another client. They can’t be booked or ordered for this category.',
  'competing.mark.excluded': 'Not available for this category through {day}',
  'competing.why.excluded': 'Not available for this category through {day}: exclusive for another client.',
  'competing.mark.conflict': 'Licence conflict',
  'competing.mark.check': 'Check licence',
  'competing.why.conflict':
    'Licence conflict: under licence to a competing brand in the same media, with overlapping countries and dates. Check before you commit.',
  'competing.why.check':
    'Check licence: may be under licence to a competing brand. Not everything could be compared.',
} as const;
