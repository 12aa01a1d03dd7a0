/** That a voice is licensed for something that a project competes with. */
export const competing = {
  'competing.conflict':
    '{names}: under licence to another brand of this category, in the same media, with countries and dates in common. Check before you commit.',
  'competing.check':
    '{names}: perhaps under licence to another brand of this category. Not all of it can be compared, so check it.',
  'competing.notCompared':
    'To be told of voices under licence to a competitor, say on the project’s first step what the brand sells.',
} as const;
