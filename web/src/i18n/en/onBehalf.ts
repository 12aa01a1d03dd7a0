/** For staff, where the talent's own pages address the talent. */
export const onBehalf = {
  'staff.profile.you': 'About them',
  'staff.ownProfile.work': 'How they work',
  'staff.talent.voice': 'Their voice',
  'staff.work.societyHint': 'Leave it empty if the talent is in none.',
  'staff.work.cooperativePartner': 'A cooperative invoices for the talent',
  'staff.work.available': 'Usually records at short notice',
  'staff.studio.have': 'Has a home studio',
  'staff.studio.homeRecording': 'Records and delivers takes without help',
  'staff.studio.ableToConnect': 'Does live-directed remote sessions',
  'staff.studio.ableToConnectHint': 'Director and client listen in during the recording',
  'staff.studio.connections': 'Connections',
  'staff.studio.dawLocalRecording': 'Records locally in a DAW while connected',
  'staff.studio.speed': 'Connection speed',
  'staff.studio.confirm.noStudio.text':
    'This talent will only be considered for sessions at an external studio. Save without a home studio?',
  'staff.studio.confirm.noStudio.confirm': 'Save without a studio',
  'staff.studio.confirm.noRemote.text':
    'Projects that need live direction won’t find this talent. Save without remote sessions?',
  'staff.studio.confirm.noRemote.confirm': 'Save without remote sessions',
  'staff.talent.doesDubbing': 'Does dubbing',
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
