/** What is said to staff where the talent’s own pages speak to the talent. */
export const onBehalf = {
  'staff.profile.you': 'About them',
  'staff.ownProfile.work': 'How they work',
  'staff.talent.voice': 'Their voice',
  'staff.rates.title': 'Their rates',
  'staff.rates.lead':
    'What this talent asks for. Your agency sees all of it; clients see the session fee, and only if your agency allows it.',
  'staff.rates.example': 'One spot for TV in one country for a year pays the talent {total}',
  'staff.rates.exampleMinimum': 'Less than their minimum of {minimum}, so the minimum counts',
  'staff.vacations.title': 'Days they’re away',
  'staff.vacations.lead':
    'Days on which this talent doesn’t record. Nobody can book them then. The days are those of the talent’s own time zone.',
  'staff.vacations.noneText': 'Add the days on which this talent can’t be booked.',
  'staff.billing.lead': 'Who is paid for this talent’s work, and where.',
  'staff.billing.legalNameHint': 'As it appears on the talent’s invoices',
  'staff.billing.noPaypal': 'The talent has no PayPal account',
} as const;
