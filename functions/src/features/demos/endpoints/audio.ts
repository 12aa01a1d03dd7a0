import { notFound } from '../../../http/app-error.ts';
import type { Handlers } from '../../../http/call.ts';
import { streamAudio } from '../../../storage/stream-audio.ts';
import { readToken } from '../../../tokens/tokens.ts';
import { readDemo, readDemoCache, readTakePath } from '../store.ts';

const pathOf = async (subject: string): Promise<string | null | undefined> => {
  const [kind, id = '', agencyId = ''] = subject.split('/');
  if (kind === 'take') return readTakePath(id);
  const [demo, shown] = await Promise.all([readDemo(id), kind === 'shown' ? readDemoCache(id) : undefined]);
  return kind === 'demo' || shown?.agencyIds.includes(agencyId) ? demo?.storagePath : undefined;
};

/**
 * Plays what a signed address names. The record is looked up each time, so what was deleted is silent at once, and so is
 * for clients and previews what is no longer approved, or of a talent whom the agency has blocked.
 */
export const audioEndpoint: Handlers['demos.audio'] = async ({ params, request, response }) => {
  const { subject } = await readToken(params.token, ['audio']);
  const path = await pathOf(subject);
  if (!path) throw notFound();
  await streamAudio(path, request, response);
  return undefined;
};
