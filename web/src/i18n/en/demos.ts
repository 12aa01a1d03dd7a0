/** Distinguishing traits of demos. */
export const demos = {
  'finder.language': 'Language',
  'finder.gender': 'Gender',
  'finder.voiceAge': 'Age',
  'finder.tone': 'Tone',
  'finder.category': 'Category',
} as const;
