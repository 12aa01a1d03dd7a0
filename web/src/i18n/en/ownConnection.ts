/** A talent's own page: the check of their live connection. */
export const ownConnection = {
  'ownConnection.title': 'Connection check',
  'ownConnection.lead':
    'A short rehearsal with your agency shows whether live-directed sessions work from your studio. Once it has passed, clients see when it was, the delay and the sample rate.',
  'ownConnection.ask': 'Ask for a check',
  'ownConnection.requested': 'Your agency has been asked for a check',
  'ownConnection.pick': 'Pick a time',
  'ownConnection.pickText': 'Your agency lets you choose the time. The page opens in a new tab.',
  'ownConnection.wait': 'Your agency will write to you to agree on a time.',
  'ownConnection.ready': 'Be in your studio with everything switched on; it takes a few minutes.',
} as const;
