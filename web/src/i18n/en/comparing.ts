/** Recordings that are compared by ear. */
export const comparing = {
  'compare.title': '{count, plural, other {Compare # voices}}',
  'compare.lead':
    'Names are hidden and the order is shuffled. Each voice continues from the same moment, equally loud. Press A to {last} to switch voices.',
  'compare.leadRevealed':
    'Each voice continues from the same moment, equally loud. Press A to {last} to switch voices.',
  'compare.voices': 'Voices compared',
  'compare.voice': 'Voice {letter}',
  'compare.pick': 'Choose takes',
  'compare.bestFor': '{name}: best take',
  'compare.bestHint': 'Mark the take heard last as the best (Shift+B)',
  'compare.prefer': 'Prefer',
  'compare.preferred': 'Preferred',
  'compare.preferFor': 'Prefer {name}',
  'compare.phrases': 'Phrase by phrase',
  'compare.phrasesLead': 'Hear the same phrase from every voice, then the next one.',
  'compare.phrasesFind': 'Find phrases',
  'compare.phrasesFinding': 'Finding the phrases…',
  'compare.phrasesFailed': 'The phrases could not be found.',
  'compare.phrasesUnsure':
    'These recordings differ too much to match their phrases. Compare the whole takes above.',
  'compare.phrase': 'Phrase {number} of {count}',
  'compare.phrasePlay': 'Play phrase',
  'compare.phraseStop': 'Stop',
  'compare.phraseNext': 'Next (J)',
  'compare.phrasePrevious': 'Previous (K)',
  'compare.phraseMissing': 'Not found in voice {letter}',
  'compare.reveal': 'Reveal names',
  'compare.hideNames': 'Hide names',
} as const;
