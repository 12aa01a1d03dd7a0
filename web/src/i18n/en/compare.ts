export const compare = {
  'compare.add': 'Compare',
  'compare.remove': 'Stop comparing',
  'compare.picked': 'Voices to compare',
  'compare.count': '{count} of {most} to compare',
  'compare.clear': 'Clear',
  'compare.open': 'Compare blind',
  'compare.title': '{count, plural, other {Compare # voices}}',
  'compare.lead':
    'Names are hidden and the order is shuffled. Each voice continues from the same moment, equally loud. The keys 1 to {count} change the voice.',
  'compare.voices': 'Voices compared',
  'compare.voice': 'Voice {letter}',
  'compare.prefer': 'Prefer',
  'compare.preferred': 'Preferred',
  'compare.preferOf': 'Prefer {name}',
  'compare.reveal': 'Reveal names',
  'compare.hideNames': 'Hide names',
} as const;
