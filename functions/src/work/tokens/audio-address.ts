import type { ClipAddress } from '@domain/auditions/clip.api.ts';
import { signRepeatableToken } from './tokens.ts';

/** Shortest lifetime of a playback address, and the time in which it stays the same, in milliseconds. */
export const AUDIO_ADDRESS_MS = 15 * 60 * 1000;

/** Returns when playback addresses of now end, in milliseconds: in one to two lifetimes. All of one window end together, so that browsers know them again. */
export const getAudioExpiry = (now = Date.now()): number =>
  (Math.floor(now / AUDIO_ADDRESS_MS) + 2) * AUDIO_ADDRESS_MS;

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

/** Returns a short-lived address, on our own origin, of one demo or audition take; the same for the same subject and expiry. */
export const signAudioAddress = async (
  subject: AudioSubject,
  expiresAt: number = getAudioExpiry(),
): Promise<string> => {
  const token = { kind: 'audio', subject, version: 1 } as const;
  return `/api/audio/${await signRepeatableToken(token, expiresAt - 2 * AUDIO_ADDRESS_MS, expiresAt)}`;
};

/** Returns an address of a callback's reference clip, and when it ends. */
export const signClipAddress = async (auditionId: string): Promise<ClipAddress> => {
  const expiresAt = getAudioExpiry();
  const audioUrl = await signAudioAddress(`clip/${auditionId}`, expiresAt);
  return { audioUrl, expiresAt: new Date(expiresAt).toISOString() };
};
