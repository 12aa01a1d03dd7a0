/** What demos are told apart by. */
export const demos = {
  'finder.language': 'Language',
  'finder.gender': 'Gender',
  'finder.voiceAge': 'Age',
  'finder.tone': 'Tone',
  'finder.category': 'Category',
} as const;
