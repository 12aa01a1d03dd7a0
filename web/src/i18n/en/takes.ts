/** Takes that came in for auditions: compared, and talked about. */
export const takes = {
  'takes.compare': 'Compare takes ({count})',
  'takes.compareFor': 'Compare takes ({count}): {character}',
  'takes.compareTitle': 'Compare {count} takes for {character}',
  'takes.compareBlind': 'Compare blind',
  'takes.pickTitle': 'Which takes for {character}?',
  'takes.picked': '{count} of {most} to compare',
  'takes.comments': 'Comments on the take of {name}: {count}',
  'takes.commentsTitle': 'Comments on the take of {name} for {character}',
  'takes.commentsLead':
    'Everyone on this project sees them. The talent and people with a shared link never do.',
} as const;
