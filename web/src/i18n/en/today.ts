/** Pending work. */
export const today = {
  'today.waits': 'Waiting for you',
  'today.lead': 'Your open tasks',
  'today.nothing': 'You’re all caught up.',
  'today.nothingText': 'New tasks will appear here.',
  'today.dayAt': '{day} at {time}',
  'today.since': 'since {date}',
  'today.due': '{count, plural, one {due {date}} other {first due {date}}}',
  'today.next': '{count, plural, one {{date}} other {next {date}}}',
  'today.ends': '{count, plural, one {ends {date}} other {first ends {date}}}',
  'today.dueOver': '{count, plural, one {overdue since {date}} other {first overdue since {date}}}',
  'today.itemsOf': 'Items: {kind}',
  'today.more': 'Only the first {max} are listed.',
  'today.remind': 'Send reminder',
  'today.remindFor': 'Send a payment reminder: {of}',
  'today.remindDone': 'Reminder sent: {of}',
  'today.accept': 'Accept',
  'today.acceptFor': 'Accept the delivery: {of}',
  'today.acceptDone': 'Accepted: {of}',
  'today.allTogether': 'Show all together',
  'today.notForOthers': 'Only they can answer this.',
  'today.needsComputer': 'On a computer',
  'today.left': '{hours, plural, =0 {less than an hour left} one {# hour left} other {# hours left}}',
  'today.late': '{hours, plural, =0 {just overdue} one {# hour overdue} other {# hours overdue}}',
  'today.daysOverdue': '{days, plural, one {# day} other {# days}} overdue',
  'today.overdue':
    '{amount}, {count, plural, one {} other {the oldest }}{days, plural, one {# day} other {# days}} overdue',
  'today.kind.registrations':
    '{count, plural, one {# registration to review} other {# registrations to review}}',
  'today.kind.engineersToEngage': '{count, plural, one {# engineer to engage} other {# engineers to engage}}',
  'today.kind.deletions':
    '{count, plural, one {# talent wants their data deleted} other {# talents want their data deleted}}',
  'today.kind.mailStuck': '{count, plural, one {# email is stuck} other {# emails are stuck}}',
  'today.kind.messagesNew': '{count, plural, one {# message to answer} other {# messages to answer}}',
  'today.kind.ticketsFree':
    '{count, plural, one {# ticket waits for an engineer} other {# tickets wait for an engineer}}',
  'today.kind.ticketsMine':
    '{count, plural, one {# ticket assigned to you} other {# tickets assigned to you}}',
  'today.kind.auditionsDue':
    '{count, plural, one {# audition due within a day} other {# auditions due within a day}}',
  'today.kind.auditionsOpen': '{count, plural, one {# audition to record} other {# auditions to record}}',
  'today.kind.takesToForward':
    '{count, plural, one {# take to hear before the client} other {# takes to hear before the client}}',
  'today.kind.auditionsToHear': '{count, plural, one {# audition to hear} other {# auditions to hear}}',
  'today.kind.availabilityUnanswered':
    '{count, plural, one {# availability request unanswered} other {# availability requests unanswered}}',
  'today.kind.availabilityToAnswer':
    '{count, plural, one {Choose a recording slot for # role} other {Choose a recording slot for # roles}}',
  'today.kind.availabilityAnswered':
    '{count, plural, one {# talent has chosen a recording slot} other {# talents have chosen a recording slot}}',
  'today.kind.bookingsToPlan':
    '{count, plural, one {# booked voice without a session} other {# booked voices without a session}}',
  'today.kind.slotsDeclined':
    '{count, plural, one {None of the slots work for # talent} other {None of the slots work for # talents}}',
  'today.kind.expressToRecord':
    '{count, plural, one {# express project to book} other {# express projects to book}}',
  'today.voices': '{count, plural, one {# voice} other {# voices}}',
  'today.kind.optionsHeld': '{count, plural, one {# option to decide on} other {# options to decide on}}',
  'today.kind.rolesToBook': '{count, plural, one {# chosen voice to book} other {# chosen voices to book}}',
  'today.kind.ordersToSettle':
    '{count, plural, one {# order with a cancelled booking to decide on} other {# orders with cancelled bookings to decide on}}',
  'today.kind.profileIncomplete': 'Complete your profile, so that you can be booked',
  'today.kind.ordersToConfirm': '{count, plural, one {# order to confirm} other {# orders to confirm}}',
  'today.kind.ordersToPlace': '{count, plural, one {# order to place} other {# orders to place}}',
  'today.kind.pricesToAccept':
    '{count, plural, one {# changed price to accept} other {# changed prices to accept}}',
  'today.kind.invoicesOverdue': '{count, plural, one {# overdue invoice} other {# overdue invoices}}',
  'today.kind.sessionsToday': '{count, plural, one {# session today} other {# sessions today}}',
  'today.kind.sessionsNext': '{count, plural, one {# session coming up} other {# sessions coming up}}',
  'today.kind.deliveriesToRevise':
    '{count, plural, one {Changes requested to # file} other {Changes requested to # files}}',
  'today.kind.deliveriesMissing':
    '{count, plural, one {# recorded session without files} other {# recorded sessions without files}}',
  'today.kind.deliveriesToAccept': '{count, plural, one {# file to accept} other {# files to accept}}',
  'today.kind.deliveriesUnanswered':
    '{count, plural, one {# file the client hasn’t accepted yet} other {# files the client hasn’t accepted yet}}',
  'today.kind.reportsUnsigned':
    '{count, plural, one {# session report not fully signed} other {# session reports not fully signed}}',
  'today.kind.reportsToSign':
    '{count, plural, one {# session report to sign} other {# session reports to sign}}',
  'today.kind.demosRejected': '{count, plural, one {# demo rejected} other {# demos rejected}}',
  'today.kind.usesReported':
    '{count, plural, one {# report of use to answer} other {# reports of use to answer}}',
  'today.kind.renewalsOffered':
    '{count, plural, one {The renewal of # licence is offered to you} other {The renewal of # licences is offered to you}}',
  'today.kind.licencesEnding':
    '{count, plural, one {# licence ends within 30 days} other {# licences end within 30 days}}',
} as const;
