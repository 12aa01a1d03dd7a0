import { notFound } from '../../../http/app-error.ts';
import type { Handlers } from '../../../http/call.ts';
import { streamAudio } from '../../../storage/stream-audio.ts';
import { readToken } from '../../../tokens/tokens.ts';
import { readDemo, readTakePath } from '../store.ts';

/** Plays what a signed address names; the record is looked up each time, so what was deleted is silent at once. */
export const audioEndpoint: Handlers['demos.audio'] = async ({ params, request, response }) => {
  const { subject } = await readToken(params.token, ['audio']);
  const [kind, id = ''] = subject.split('/');
  const path = kind === 'demo' ? (await readDemo(id))?.storagePath : await readTakePath(id);
  if (!path) throw notFound();
  await streamAudio(path, request, response);
  return undefined;
};
