/** The demos of an agency's talents, all in one list. */
export const agencyDemos = {
  'agencyDemos.lead': 'Demos of every talent of {agency}, the newest first.',
  'agencyDemos.language': 'Language',
  'agencyDemos.all': 'All languages',
  'agencyDemos.talent': 'Talent',
  'agencyDemos.anyLanguage': 'Show every language',
  'agencyDemos.noneInLanguage': 'None in this language',
  'agencyDemos.none.pending': 'No demos in review',
  'agencyDemos.noneText.pending': 'Demos that talents upload wait here until an engineer has heard them.',
  'agencyDemos.none.approved': 'No approved demos yet',
  'agencyDemos.noneText.approved': 'Clients find demos once an engineer has approved them.',
  'agencyDemos.none.rejected': 'No rejected demos',
  'agencyDemos.noneText.rejected':
    'Demos that an engineer rejects are listed here until the talent replaces them.',
  'agencyDemos.file': 'demos',
  'agencyDemos.column.name': 'Name',
  'agencyDemos.column.talent': 'Talent',
  'agencyDemos.column.language': 'Language',
  'agencyDemos.column.traits': 'Voice and style',
  'agencyDemos.column.uploaded': 'Uploaded',
  'agencyDemos.column.consent': 'Synthetic voice',
  'agencyDemos.column.review': 'Review',
} as const;
