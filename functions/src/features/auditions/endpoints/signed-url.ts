import { AUDIO_ADDRESS_MS, audioAddress } from '../../../audio/audio-address.ts';
import { notFound } from '../../../http/app-error.ts';
import type { Handlers } from '../../../http/call.ts';
import { reach } from '../../../http/reach.ts';
import { readEntry } from '../store.ts';

export const auditionSignedUrlEndpoint: Handlers['auditions.signedUrl'] = async ({ session, params }) => {
  const entry = reach(session, 'auditionEntries', await readEntry(params.id));
  if (entry.status !== 'uploaded') throw notFound();
  const expiresAt = Date.now() + AUDIO_ADDRESS_MS;
  return {
    audioUrl: await audioAddress(`take/${entry.id}`, expiresAt),
    expiresAt: new Date(expiresAt).toISOString(),
  };
};
