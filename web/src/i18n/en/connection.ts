/** Checks of a talent’s live connection. */
export const connection = {
  'connection.title': 'Connection check',
  'connection.lead':
    'Whether live-directed sessions work from this talent’s studio. Once it has passed, clients see when it was, the delay and the sample rate.',
  'connection.request': 'Request a check',
  'connection.requested': 'Connection check requested',
  'connection.book': 'Book a time',
  'connection.rebook': 'Change the time',
  'connection.bookTitle': 'Book the connection check',
  'connection.bookLead': 'The talent gets an email with the time in their own time zone.',
  'connection.moment': 'Date and time',
  'connection.booked.now': 'Connection check booked',
  'connection.result': 'Enter the result',
  'connection.resultTitle': 'How did the check go?',
  'connection.outcome': 'Outcome',
  'connection.quality': 'Quality',
  'connection.latencyMs': 'Latency (ms)',
  'connection.sampleRateHz': 'Sample rate (Hz)',
  'connection.comment': 'Comment',
  'connection.saved': 'Result saved',
  'connection.cancel': 'Cancel the check',
  'connection.cancelTitle': 'Cancel this check?',
  'connection.cancelText':
    'If a time was booked, the talent gets an email. A new check can be requested at any time.',
  'connection.keep': 'Keep it',
} as const;
