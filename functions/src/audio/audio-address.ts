import { signToken } from '../tokens/tokens.ts';

/** How long a playback address works, in milliseconds. */
export const AUDIO_ADDRESS_MS = 15 * 60 * 1000;

export type AudioSubject = `demo/${string}` | `take/${string}`;

/** A short-lived address, on our own origin, that plays one demo or one audition take. */
export const audioAddress = async (
  subject: AudioSubject,
  expiresAt: number = Date.now() + AUDIO_ADDRESS_MS,
): Promise<string> => `/api/audio/${await signToken({ kind: 'audio', subject, version: 1 }, expiresAt)}`;
