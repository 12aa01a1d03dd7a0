/** Emails of an agency to talents of its roster. */
export const rosterEmail = {
  'rosterEmail.open': 'Email…',
  'rosterEmail.title': '{count, plural, one {Email to # talent} other {Email to # talents}}',
  'rosterEmail.lead':
    'Each talent gets an email of their own and sees nobody else’s address. Answers go to your agency’s contact address.',
  'rosterEmail.subject': 'Subject',
  'rosterEmail.message': 'Message',
  'rosterEmail.look': 'Preview',
  'rosterEmail.checkTitle':
    '{count, plural, =0 {Nobody gets this email} one {Check the email to # talent} other {Check the email to # talents}}',
  'rosterEmail.getsIt': '{count, plural, one {# talent gets it} other {# talents get it}}',
  'rosterEmail.leftOut': '{count, plural, one {# talent is left out} other {# talents are left out}}',
  'rosterEmail.nobody': 'None of the talents you chose can be emailed now.',
  'rosterEmail.shownTo': 'As seen by',
  'rosterEmail.replyTo': 'Answers go to',
  'rosterEmail.language': 'Language',
  'rosterEmail.language.en': 'English',
  'rosterEmail.language.es': 'Spanish',
  'rosterEmail.preview': 'The email',
  'rosterEmail.rendering': 'Preparing the email',
  'rosterEmail.back': 'Back to the text',
  'rosterEmail.send': '{count, plural, one {Send # email} other {Send # emails}}',
  'rosterEmail.sendRest':
    '{count, plural, one {Send the remaining email} other {Send the remaining # emails}}',
  'rosterEmail.progress': 'Emails sent',
  'rosterEmail.sending': '{count, number} of {all, number} sent',
  'rosterEmail.sent': 'Done: {count, number} of {all, number}',
  'rosterEmail.outcome.queued': 'On its way',
  'rosterEmail.outcome.already': 'Got this email within the last day',
  'rosterEmail.outcome.blocked': 'Blocked by your agency',
  'rosterEmail.outcome.unconfirmed': 'Email not confirmed',
  'rosterEmail.outcome.notFound': 'No longer with your agency',
} as const;
