/** That a voice is licensed for something that a project competes with. Comes once there is something to say. */
export const competing = {
  'competing.conflict':
    '{names}: under licence to another brand of this category, in the same media, with countries and dates in common. Check before you commit.',
  'competing.check':
    '{names}: perhaps under licence to another brand of this category. Not all of it can be compared, so check it.',
  'competing.mark.conflict': 'Licence conflict',
  'competing.mark.check': 'Licence to check',
  'competing.why.conflict':
    'Licence conflict: under licence to another brand of this category, in the same media, with countries and dates in common. Check before you commit.',
  'competing.why.check':
    'Licence to check: perhaps under licence to another brand of this category. Not all of it can be compared.',
} as const;
