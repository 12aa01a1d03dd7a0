/** Export of a talent's auditions. */
export const auditionFile = {
  'auditionFile.name': 'auditions',
  'auditionFile.project': 'Project',
  'auditionFile.character': 'Character',
  'auditionFile.language': 'Language',
  'auditionFile.standing': 'Status',
  'auditionFile.due': 'Due',
  'auditionFile.sent': 'Sent',
  'auditionFile.heard': 'First heard',
} as const;
