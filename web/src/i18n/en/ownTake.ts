import { auditionNews } from './auditionNews.ts';
import { recordingAdvice } from './recordingAdvice.ts';

/** Of a recording that was chosen for an audition, and of one that was sent. */
export const ownTake = {
  ...auditionNews,
  ...recordingAdvice,
  'take.consent': 'A synthetic voice may be made from this recording',
  'take.consentHelp': 'No one may unless you tick this. What you choose is sent with the recording.',
  'take.sent': 'What you sent',
  'take.consentGiven': 'You allow a synthetic voice to be made from it.',
  'take.consentNotGiven': 'No synthetic voice may be made from it.',
  'take.notLoaded': 'Your recording has arrived, but can’t be shown here.',
} as const;
