import type { ClipAddress } from '@domain/auditions/clip.api.ts';
import { signToken } from './tokens.ts';

/** Lifetime of a playback address, in milliseconds. */
export const AUDIO_ADDRESS_MS = 15 * 60 * 1000;

/**
 * The audio of a signed address: a demo, `shown/{demoId}/{agencyId}` (only while that agency shows it to clients), an audition take,
 * `approvedTake/{entryId}` (only while approved), or `clip/{auditionId}`, a callback's reference.
 */
type AudioSubject =
  | `demo/${string}`
  | `shown/${string}/${string}`
  | `take/${string}`
  | `approvedTake/${string}`
  | `clip/${string}`;

/** Returns a short-lived address, on our own origin, of one demo or audition take. */
export const signAudioAddress = async (
  subject: AudioSubject,
  expiresAt: number = Date.now() + AUDIO_ADDRESS_MS,
): Promise<string> => `/api/audio/${await signToken({ kind: 'audio', subject, version: 1 }, expiresAt)}`;

/** Returns an address of a callback's reference clip, and when it ends. */
export const signClipAddress = async (auditionId: string): Promise<ClipAddress> => {
  const expiresAt = Date.now() + AUDIO_ADDRESS_MS;
  const audioUrl = await signAudioAddress(`clip/${auditionId}`, expiresAt);
  return { audioUrl, expiresAt: new Date(expiresAt).toISOString() };
};
