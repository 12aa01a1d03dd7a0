type Goal = readonly [reads: number, writes: number];

/** Documents read and written by a call and by the emails and events that it triggers, as measured by `npm run bench -- operations`. */
export const GOALS = {
  'Update a talent profile': [12, 4],
  'Save rates': [11, 5],
  'Approve a demo': [21, 10],
  'Site configuration': [7, 1],
  Dashboard: [40, 0],
  'Open a project': [4, 0],
  'Update a project': [4, 5],
  'Search the voice finder': [4, 0],
  'Read a shortlist': [5, 0],
  'Shortlist a demo': [13, 6],
  'Move a demo': [19, 5],
  'Choose a demo': [6, 5],
  'Comment on a voice': [3, 3],
  'Vote as a guest': [11, 6],
  'Request auditions': [67, 27],
  'Upload a take': [17, 11],
  'Approve a take': [3, 7],
  'Request availability': [61, 24],
  'Accept a slot': [81, 27],
  'Plan a session': [40, 24],
  'Price a project': [17, 0],
  'Place an order': [41, 18],
} as const satisfies Readonly<Record<string, Goal>>;
