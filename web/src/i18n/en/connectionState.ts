/** State of a talent's connection check, for the talent and their agency. */
export const connectionState = {
  'connection.none': 'No check yet',
  'connection.pending': 'Requested',
  'connection.booked': 'Booked',
  'connection.passed': 'Passed',
  'connection.failed': 'Failed',
  'connection.cancelled': 'Cancelled',
  'connection.last': 'Last rehearsed on {day}',
  'connection.latency': '{ms} ms',
  'connection.rate': '{khz} kHz',
  'connection.history': 'Earlier checks',
} as const;
