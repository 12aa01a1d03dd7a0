import type { EndpointName } from '../api.ts';

/** Calls that need no App Check token, because other programs than the app make them, each with the reason. API keys replace the token in any call. */
export const CALLS_WITHOUT_APP = {
  'reference.clientConfig': 'The app reads it to know whether it needs tokens.',
  'reference.status': 'Monitors call it.',
  'agencies.logo': 'Pages and mail programs show it as an image.',
  'audio.play': 'Players load it, by a sealed address.',
  'auditions.download': 'A player loads it, by the token of a link.',
  'availability.talentCalendar': 'A plain link on the talent’s page, with the token of a mailed link.',
  'availability.talentConfirmation': 'A plain link in an email and on the talent’s page, with its token.',
  'calendar.feed': 'Calendar programs load it, by a private address.',
  'accounts.stopReminders': 'Mail programs call it for the one-click unsubscribe (RFC 8058).',
  'orders.paymentWebhook': 'The payment provider calls it and signs what it sends.',
  'mail.takeReport': 'The email provider calls it and signs what it sends.',
} as const satisfies Partial<Readonly<Record<EndpointName, string>>>;
