import type { AudioComment } from './id3-tags.ts';

export const toConsentComment = (isGiven: boolean): AudioComment => ({
  frame: 'COMM',
  description: 'Synthetic voice use',
  text: isGiven
    ? 'The talent allows a synthetic voice to be made from this recording.'
    : 'No synthetic voice may be made from this recording: the talent has not consented to it.',
});
