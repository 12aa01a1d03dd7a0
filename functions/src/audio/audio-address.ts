import { signToken } from '../tokens/tokens.ts';

/** How long a playback address works, in milliseconds. */
export const AUDIO_ADDRESS_MS = 15 * 60 * 1000;

/**
 * What an address plays: a demo for whoever may hear it as it is, `shown/{demoId}/{agencyId}` for whoever may only as
 * long as that agency shows it to its clients, an audition take, or `approvedTake/{entryId}` as long as it is approved.
 */
export type AudioSubject =
  `demo/${string}` | `shown/${string}/${string}` | `take/${string}` | `approvedTake/${string}`;

/** A short-lived address, on our own origin, that plays one demo or one audition take. */
export const audioAddress = async (
  subject: AudioSubject,
  expiresAt: number = Date.now() + AUDIO_ADDRESS_MS,
): Promise<string> => `/api/audio/${await signToken({ kind: 'audio', subject, version: 1 }, expiresAt)}`;
