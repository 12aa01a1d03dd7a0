import { declineReasons } from './declineReasons.ts';

/** Rare cases for talents: a closed or changed audition request. */
export const auditionNews = {
  ...declineReasons,
  'upload.confidential': 'This script is confidential',
  'upload.confidentialityAs': 'You accept as {name}. Script and brief appear here afterwards.',
  'upload.acceptConfidentiality': 'I accept',
  'upload.confidentialityAccepted': 'You have accepted confidentiality',
  'upload.expiredText':
    'The deadline has passed. Thank you for your interest. Future requests will arrive by email.',
  'upload.alreadyText': 'We have your recording. You will be notified if you are selected.',
  'upload.gone': 'This audition request has been cancelled.',
  'upload.goneText': 'You don’t need to record anything for it. Thank you for your time.',
  'upload.declineTitle': 'Decline this request?',
  'upload.declineLead':
    'The agency learns that you can’t record it, and can ask another voice in time. Only the agency sees the reason and the note.',
  'upload.declineWhy': 'Reason',
  'upload.declineNote': 'Note to the agency (optional)',
  'upload.decline': 'Decline',
  'upload.declined': 'You declined this request',
  'upload.declinedThanks': 'Thank you for letting us know.',
  'upload.declinedText': 'You can change your mind until',
  'upload.canAfterAll': 'I can record it after all',
  'upload.returned': 'The agency asks you for another take:',
  'upload.callback': 'Round {round}: what to do differently',
  'upload.wasDue': 'It was due by',
  'upload.changedOn': 'This request was changed on',
  'upload.changedNow':
    'This request has just changed. Your recording is still here: send it as it is, or record it again.',
  'upload.clip': 'Reference: it should sound like this',
  'upload.changedTerms': 'What has changed: {terms}.',
  'upload.term.style': 'style',
  'upload.term.deadline': 'deadline',
  'upload.term.outcomeBy': 'when you hear from us',
  'upload.term.script': 'script',
  'upload.term.scriptPdf': 'script as PDF',
  'upload.term.clip': 'reference clip',
  'upload.term.brief': 'brief',
} as const;
