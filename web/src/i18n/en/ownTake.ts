import { auditionNews } from './auditionNews.ts';
import { recordingAdvice } from './recordingAdvice.ts';

/** A recording chosen for an audition, and a submitted one. */
export const ownTake = {
  ...auditionNews,
  ...recordingAdvice,
  'reel.listening': 'Finding your takes',
  'reel.title': 'Takes in your recording',
  'reel.help':
    'Drag an edge where a take starts or ends elsewhere, or select it and press an arrow key. The client jumps to these places.',
  'reel.none': 'No takes found. You can still send the recording.',
  'reel.good': '{takes, plural, one {# take} other {# takes}}, nothing in between.',
  'reel.start': 'Start of take {take}',
  'reel.end': 'End of take {take}',
  'reel.add': 'Add a take',
  'reel.remove': 'Remove take {take}',
  'reel.reset': 'Use the takes as found',
  'reel.advice.takesFound': '{found, plural, one {# take} other {# takes}} found, {asked} were asked for.',
  'reel.advice.shorterTake': 'Take {take} is {seconds} s shorter than the others: something may be missing.',
  'reel.advice.slate': 'A slate at {at}. Auditions have none: cut it and export again.',
  'reel.advice.longSilence': '{seconds} s of silence before take {take}. A brief pause is enough.',
  'reel.advice.talkAfter': 'Talk after the last take at {at}. Cut it and export again.',
  'recording.title': 'Record here',
  'recording.level': 'Level of the microphone',
  'recording.level.loud': 'Too loud: move back, or lower the input',
  'recording.level.good': 'Good',
  'recording.level.quiet': 'Quiet',
  'recording.advice':
    'The sound isn’t changed: no echo or noise is removed. Use headphones, and keep the loudest words out of the red.',
  'recording.start': 'Record',
  'recording.stop': 'Stop',
  'recording.time': '{seconds} of {most} s',
  'recording.close': 'Switch the microphone off',
  'recording.takes': 'Recorded takes',
  'recording.take': 'Recorded take {number}',
  'recording.use': 'Use this take',
  'recording.useTake': 'Use this take: recorded take {number}',
  'recording.save': 'Save as WAV',
  'recording.saveTake': 'Save recorded take {number} as WAV',
  'recording.remove': 'Delete',
  'recording.removeTake': 'Delete recorded take {number}',
  'recording.fault.denied':
    'The browser doesn’t let this page use the microphone. Allow it in the address bar, then try again, or choose a recording.',
  'recording.fault.missing':
    'No microphone was found, or another program is using it. Connect one and try again, or choose a recording.',
  'recording.fault.unsupported': 'This browser can’t record here. Choose a recording instead.',
  'take.consent': 'A synthetic voice may be made from this recording',
  'take.consentHelp': 'No one may unless you tick this. What you choose is sent with the recording.',
  'take.sent': 'What you sent',
  'take.consentGiven': 'You allow a synthetic voice to be made from it.',
  'take.consentNotGiven': 'No synthetic voice may be made from it.',
  'take.notLoaded': 'Your recording has arrived, but can’t be shown here.',
} as const;
