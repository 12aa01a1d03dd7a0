/** A talent's data: export and erasure. */
export const ownData = {
  'ownData.title': 'Your data',
  'ownData.lead': 'The data we hold about you is yours.',
  'ownData.voiceText':
    'See where your voice is, who heard it and what you agreed to, and remove what you no longer want here.',
  'ownData.voice': 'Your voice data',
  'ownData.exportText':
    'Download everything we hold about you: every record, your demos and your auditions, as a zip.',
  'ownData.export': 'Download everything',
  'ownData.exporting': 'Collecting, {megabytes, number} MB so far',
  'ownData.exported': 'Everything we hold about you is in your downloads.',
  'ownData.deleteText':
    'Have your account and everything in it deleted. Signed reports, orders and payments stay, as the law requires.',
  'ownData.delete': 'Request deletion',
  'ownData.password': 'Your password',
  'ownData.passwordHint': 'So that nobody else can do this on your device.',
  'ownData.confirmTitle': 'Delete everything?',
  'ownData.confirmText':
    'Each of your agencies has to confirm it. Then your account, profile, demos and auditions are deleted for good, and you no longer appear in castings. Signed reports, orders and payments stay, as the law requires.',
  'ownData.deleteTalentText':
    'Have everything you have as a talent deleted. Your account stays. So do signed reports, orders and payments, as the law requires.',
  'ownData.confirmTalentText':
    'Each of your agencies has to confirm it. Then your profile as a talent, your demos and your auditions are deleted for good, and you no longer appear in castings. Signed reports, orders and payments stay, as the law requires.',
  'ownData.rolesStay': 'You’re not only a talent here. Your account and these roles stay: {roles}.',
  'ownData.roleIn': '{role} ({count, plural, one {# agency} other {# agencies}})',
  'ownData.requested': 'Deletion requested',
  'ownData.requestedText': 'Your agencies have to confirm it. You’ll get an email once it’s done.',
  'ownData.withdraw': 'Keep my data',
  'ownData.withdrawn': 'Request withdrawn. Nothing will be deleted.',
} as const;
