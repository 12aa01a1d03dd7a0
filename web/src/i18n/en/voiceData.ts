/** A talent's voice recordings and consents. */
export const voiceData = {
  'voiceData.title': 'Your voice data',
  'voiceData.lead':
    'Where your voice is, who heard it, and what you can do about it. Only you see this page.',
  'voiceData.notYours': 'This page is for the talent alone. It isn’t shown while you act as someone else.',
  'voiceData.remove': 'Remove',
  'voiceData.removeFor': 'Remove {name}',
  'voiceData.withdraw': 'Withdraw consent',
  'voiceData.withdrawFor': 'Withdraw consent for {name}',
  'voiceData.removed': 'Removed: {name}',
  'voiceData.withdrawn': 'Consent withdrawn.',
  'voiceData.keptUntil': 'Kept until',
  'voiceData.agency': 'Agency',
  'voiceData.synthetic': 'Synthetic voice',
  'voiceData.syntheticYes': 'You allow one to be made from it',
  'voiceData.syntheticNo': 'None may be made from it',

  'voiceData.demos': 'Demos',
  'voiceData.demosLead': 'Playing a demo isn’t recorded. Here is who can play each one.',
  'voiceData.demosNone': 'You have no demos here.',
  'voiceData.heardBy': 'Who can hear it',
  'voiceData.foundBy': 'The team of {agencies}, their clients, and anyone they share a casting with',
  'voiceData.notFoundBy': 'The team of {agencies} and its reviewers. Clients can’t find it.',
  'voiceData.noAgency': 'Nobody: none of your agencies has it',
  'voiceData.uploadedOn': 'Uploaded',
  'voiceData.removeDemoTitle': 'Remove {name}?',
  'voiceData.removeDemoText':
    'The file is deleted for good. The demo is removed from the voice finder and every shortlist, also where it was chosen.',

  'voiceData.takes': 'Takes of auditions',
  'voiceData.takesLead': 'What you sent for auditions, and when each side of the project first opened it.',
  'voiceData.takesNone': 'You have sent no takes.',
  'voiceData.takeName': '{character}, {project}',
  'voiceData.sentOn': 'Sent',
  'voiceData.heard': 'Heard by',
  'voiceData.heard.agency': 'The team of {agency}, first on',
  'voiceData.heard.client': 'The client, first on',
  'voiceData.heardNone': 'No one on the project has opened it yet',
  'voiceData.chosen': 'You were chosen with it, so it belongs to the project. Ask {agency} about it.',
  'voiceData.removeTakeTitle': 'Remove your take for {name}?',
  'voiceData.removeTakeText':
    'The file is deleted for good and you leave this audition. No one can hear or choose your take, and the link in your email stops working.',
  'voiceData.removeTakes': 'Remove all takes',
  'voiceData.removeTakesTitle': 'Remove all takes you weren’t chosen with?',
  'voiceData.removeTakesText':
    'The files are deleted for good and you leave these auditions, including undecided ones. Takes you were chosen with stay.',
  'voiceData.takesRemoved':
    '{count, plural, =0 {There was nothing to remove.} one {# take removed.} other {# takes removed.}}',

  'voiceData.sessions': 'Recording sessions',
  'voiceData.sessionsLead':
    'Recordings and signed reports are business records of the agency and its client. They can’t be removed before the date shown.',
  'voiceData.sessionsNone': 'You have had no recording sessions.',
  'voiceData.recordedOn': 'Date',
  'voiceData.kept': 'What is kept',
  'voiceData.recordings': '{count, plural, =0 {No recordings} one {# recording} other {# recordings}}',
  'voiceData.withReport': 'a report',

  'voiceData.licences': 'Licences sold',
  'voiceData.licencesLead':
    'What your voice may be used for. Clients have to be able to prove it, so a licence can’t be removed.',
  'voiceData.licencesNone': 'No licences of your voice have been sold.',
  'voiceData.use': 'Use',
  'voiceData.soldOn': 'Sold',
  'voiceData.endsOn': 'Last day',
  'voiceData.endsUnknown': 'Not known: it hasn’t aired, or has no end',
  'voiceData.keptAsLong': 'For as long as it runs',
  'voiceData.stage.upcoming': 'Upcoming',
  'voiceData.stage.live': 'Live',
  'voiceData.stage.ending': 'Ends soon',
  'voiceData.stage.ended': 'Ended',
  'voiceData.stage.replaced': 'Replaced',
  'voiceData.stage.cancelled': 'Cancelled',

  'voiceData.consents': 'Consents',
  'voiceData.consentsLead':
    'What you agreed to or withdrew, the latest first, with the wording it was about.',
  'voiceData.consentsNone': 'Nothing is on record yet.',
  'voiceData.newDemos': 'Your new demos allow synthetic voices unless you say otherwise.',
  'voiceData.newDemosName': 'new demos',
  'voiceData.withdrawTitle': 'Withdraw your consent?',
  'voiceData.withdrawText':
    'From now on, no one may make a synthetic voice from {name}. Pages, shortlists and downloads show this immediately. Anything lawfully made before stays lawful, and your earlier consent stays on record.',
  'voiceData.withdrawAll': 'Withdraw all consent to synthetic voices',
  'voiceData.withdrawAllName': 'any of your demos and takes',
  'voiceData.allWithdrawn': '{count, plural, =0 {There was nothing to withdraw.} other {Consent withdrawn.}}',
  'voiceData.kind.terms': 'Accepted the terms and conditions',
  'voiceData.kind.privacy': 'Accepted the privacy policy',
  'voiceData.kind.rates': 'Accepted the rates',
  'voiceData.kind.freelance': 'Confirmed that you work as a freelancer',
  'voiceData.given.newDemos': 'Allowed synthetic voices from new demos',
  'voiceData.given.demo': 'Allowed a synthetic voice from the demo {name}',
  'voiceData.given.take': 'Allowed a synthetic voice from a take, {name}',
  'voiceData.withdrew.newDemos': 'Withdrew consent for new demos',
  'voiceData.withdrew.demo': 'Withdrew consent for the demo {name}',
  'voiceData.withdrew.take': 'Withdrew consent for a take, {name}',
  'voiceData.removedTake': 'since removed',
  'voiceData.byAgency': 'by your agency, in your name',
  'voiceData.wording': 'Wording of {day}',
  'voiceData.accountTerms':
    'What you accepted at sign-up applies to your account. To withdraw it, have your account deleted.',

  'voiceData.leave': 'Download or remove your data',
  'voiceData.earningsKept':
    '{count, plural, one {# record of earnings is} other {# records of earnings are}} kept for the books until',
  'voiceData.purge': 'Remove all demos and takes',
  'voiceData.purgeText':
    'Removes every recording of your voice that no one is obliged to keep. Your profile and account stay.',
  'voiceData.purgeTitle': 'Remove all demos and takes?',
  'voiceData.purgeWarning':
    'All your demos, and all takes you weren’t chosen with, are deleted for good. You no longer appear in the voice finder, and you leave undecided auditions. Sessions, signed reports, licences and earnings stay until the dates shown here.',
  'voiceData.purged':
    '{count, plural, =0 {There was nothing to remove.} one {# recording removed.} other {# recordings removed.}}',
  'voiceData.account': 'Have everything deleted',
  'voiceData.accountText': 'To have your account deleted as well, ask for it on your account’s page.',
} as const;
