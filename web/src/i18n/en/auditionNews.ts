/** Rare cases for talents: a closed or changed audition request. */
export const auditionNews = {
  'upload.expiredText':
    'The deadline has passed. Thank you for your interest. Future requests will arrive by email.',
  'upload.alreadyText': 'We have your recording. You will be notified if you are selected.',
  'upload.gone': 'This audition request has been cancelled.',
  'upload.goneText': 'You don’t need to record anything for it. Thank you for your time.',
  'upload.wasDue': 'It was due by',
  'upload.changedOn': 'This request was changed on',
  'upload.changedNow':
    'This request has just changed. Your recording is still here: send it as it is, or record it again.',
  'upload.changedTerms': 'What has changed: {terms}.',
  'upload.term.style': 'style',
  'upload.term.deadline': 'deadline',
  'upload.term.outcomeBy': 'when you hear from us',
  'upload.term.script': 'script',
  'upload.term.scriptPdf': 'script as PDF',
  'upload.term.brief': 'brief',
} as const;
