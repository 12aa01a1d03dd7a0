/** Export of an engineer's tickets. */
export const ticketFile = {
  'ticketFile.name': 'tickets',
  'ticketFile.language': 'Language',
  'ticketFile.talents': 'Talents',
  'ticketFile.demos': 'Demos',
  'ticketFile.waiting': 'Demos to review',
  'ticketFile.opened': 'Waiting since',
  'ticketFile.closed': 'Closed on',
} as const;
