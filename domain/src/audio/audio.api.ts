import { endpoint } from '../contract.ts';
import { strictObject, text } from '../messages/yup.ts';

/** Playback of demos and audition takes; the signed address selects the audio. */
export const audioApi = {
  'audio.play': endpoint<undefined>()({
    method: 'GET',
    path: '/audio/{token}',
    summary: 'Stream a recording',
    description:
      'Takes the token of a playback address. Supports byte ranges, and answers 304 to a browser that has the file.',
    auth: { kind: 'token', tokens: ['audio'] },
    params: strictObject({ token: text().max(2000).required() }),
    binary: 'audio/mpeg',
    errors: [401, 404, 410, 416],
  }),
};
