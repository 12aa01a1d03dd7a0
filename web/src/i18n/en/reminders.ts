/** Reminders of deadlines: the setting of an account, and the page that ends them by the link in one. */
export const reminders = {
  'reminders.title': 'Reminders by email',
  'reminders.stopped': 'No more reminders by email',
  'reminders.stoppedText':
    'We won’t remind you of deadlines any more. Audition requests, changes to them and bookings still reach you by email.',
  'reminders.resumed': 'You get reminders again',
  'reminders.resumedText': 'We’ll email you before a deadline if you haven’t answered by then.',
  'reminders.askText': 'Nothing changes until you press the button.',
  'reminders.stop': 'Stop reminders',
  'reminders.resume': 'Send me reminders again',
  'reminders.badLinkTitle': 'This link does not work',
  'reminders.badLink': 'Open the link in the most recent reminder, or change it in your account.',
  'reminders.card': 'Reminders',
  'reminders.lead':
    'One day before a deadline and again three hours before, if you haven’t answered. Never at night.',
  'reminders.byEmail': 'Reminders by email',
} as const;
