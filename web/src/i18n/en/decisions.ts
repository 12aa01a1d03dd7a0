/** Decisions of admins on registrations and deletions. */
export const decisions = {
  'dashboard.rejectTitle': 'Reject {name}?',
  'dashboard.rejectText': 'They won’t be able to sign in. You can change your mind later.',
  'dashboard.rejectReason': 'Reason (optional)',
  'dashboard.rejectReasonHint': 'Sent to them by email.',
  'registration.role': 'Role',
  'registration.company': 'Company',
  'registration.place': 'Lives in',
  'registration.since': 'Registered',
  'registration.related': 'Same company or email domain',
  'registration.noneRelated': 'No other client of yours has this company or email domain.',
  'registration.acceptAsNew': 'Accept as a new company',
  'registration.into': 'Accept into {company}',
  'registration.intoTitle': 'Accept {name} into {company}?',
  'registration.intoText':
    '{name} will see all projects of {company}. The company “{from}”, made by this registration, is merged into it. This can’t be undone.',
  'registration.acceptedInto': '{name} now works with you for {company}.',
  'deletion.title': 'Talents who want their data deleted',
  'deletion.lead': 'The law gives you a month. Signed reports, orders and payments stay.',
  'deletion.requestedOn': 'asked on',
  'deletion.answerBy': 'Answer by {day}',
  'deletion.late': 'Late: was due by {day}',
  'deletion.confirm': 'Confirm deletion',
  'deletion.confirmName': 'Confirm deletion of {name}',
  'deletion.askTitle': 'Delete everything about {name}?',
  'deletion.askText':
    'Account, profile, demos and auditions are deleted immediately and can’t be recovered. Their voice disappears from every casting. If they have other roles on the platform, their account stays for those.',
  'deletion.askOthers':
    'Your agency agrees. Everything is deleted once {count, plural, one {the other agency of this talent has} other {the # other agencies of this talent have}} confirmed as well. If they have other roles on the platform, their account stays for those.',
  'deletion.confirmed': 'Confirmed. The other agencies of {name} have to agree as well.',
  'deletion.done': 'Everything about {name} is deleted.',
  'deletion.waitsForOthers': 'Waiting for {count, plural, one {another agency} other {# other agencies}}',
} as const;
