/** Export of a talent's demos. */
export const demoFile = {
  'demoFile.name': 'demos',
  'demoFile.demo': 'Name',
  'demoFile.language': 'Language',
  'demoFile.traits': 'Voice and style',
  'demoFile.uploaded': 'Uploaded',
  'demoFile.status': 'Status',
  'demoFile.review': 'Review',
  'demoFile.consent': 'Synthetic voice',
} as const;
