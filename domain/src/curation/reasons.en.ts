/** Words of `REVIEW_REASONS`, for screens and emails. */
export const reviewReasonsEn = {
  'review.reason.room':
    'There is too much room in the recording. Record closer to the microphone or in a drier room.',
  'review.reason.noise': 'There is background noise in the pauses. Switch off fans and close windows.',
  'review.reason.clipping': 'The recording clips. Lower the gain and record it again.',
  'review.reason.quiet': 'The level is too low. Raise the gain and export it again.',
  'review.reason.plosives': 'There are mouth clicks or plosives. Use a pop filter and clean up the take.',
  'review.reason.slate': 'The file has a slate or a beep. Leave only the reading.',
  'review.reason.styles': 'There is more than one style in the file. Send one demo for each style.',
  'review.reason.mismatch': 'It doesn’t match its category or language. Correct what you say about it.',
  'review.reason.processed':
    'Too much processing can be heard. Send it with less compression and noise reduction.',
} as const;
