/** Recordings that are compared by ear. */
export const comparing = {
  'compare.title': '{count, plural, other {Compare # voices}}',
  'compare.lead':
    'Names are hidden and the order is shuffled. Each voice continues from the same moment, equally loud. Press A to {last} to switch voices.',
  'compare.leadRevealed':
    'Each voice continues from the same moment, equally loud. Press A to {last} to switch voices.',
  'compare.voices': 'Voices compared',
  'compare.voice': 'Voice {letter}',
  'compare.prefer': 'Prefer',
  'compare.preferred': 'Preferred',
  'compare.preferFor': 'Prefer {name}',
  'compare.reveal': 'Reveal names',
  'compare.hideNames': 'Hide names',
} as const;
