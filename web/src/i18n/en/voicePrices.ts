/** Prices of a role with each voice, in the finder and on the board. */
export const voicePrices = {
  'voicePrice.label': 'Price for this role: ',
  'voicePrice.from': 'from {amount}',
  'voicePrice.onRequest': 'Price on request',
} as const;
