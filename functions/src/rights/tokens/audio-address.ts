import { signToken } from './tokens.ts';

/** Lifetime of a playback address, in milliseconds. */
export const AUDIO_ADDRESS_MS = 15 * 60 * 1000;

/**
 * The audio of a signed address: a demo, `shown/{demoId}/{agencyId}` (only while that agency shows it to clients), an audition take, or
 * `approvedTake/{entryId}` (only while approved).
 */
type AudioSubject =
  `demo/${string}` | `shown/${string}/${string}` | `take/${string}` | `approvedTake/${string}`;

/** Returns a short-lived address, on our own origin, of one demo or audition take. */
export const signAudioAddress = async (
  subject: AudioSubject,
  expiresAt: number = Date.now() + AUDIO_ADDRESS_MS,
): Promise<string> => `/api/audio/${await signToken({ kind: 'audio', subject, version: 1 }, expiresAt)}`;
