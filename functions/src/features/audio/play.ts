import { notFound } from '../../platform/errors/app-error.ts';
import type { Operation } from '../../work/operation.ts';
import { readEntry } from '../../work/collections/audition-entries.ts';
import { readTakePath } from '../../work/collections/audition-invites.ts';
import { readAudition } from '../../work/collections/auditions.ts';
import { readApprovedDemo } from '../../work/collections/public-demos.ts';
import { readDemo } from '../../work/collections/demos.ts';
import { findPlayed } from '../../platform/storage/recordings.ts';
import { streamAudio } from '../../platform/storage/stream-audio.ts';
import { readToken } from '../../work/tokens/tokens.ts';

const getPath = async (subject: string): Promise<string | null | undefined> => {
  const [kind, id = '', agencyId = ''] = subject.split('/');
  if (kind === 'take') return readTakePath(id);
  if (kind === 'clip') return (await readAudition(id))?.clipPath;
  if (kind === 'approvedTake') return (await readEntry(id))?.isApproved ? readTakePath(id) : undefined;

  const [demo, shown] = await Promise.all([
    readDemo(id),
    kind === 'shown' ? readApprovedDemo(id) : undefined,
  ]);
  if (kind === 'demo') return demo?.storagePath;

  return shown?.agencyIds.includes(agencyId) ? demo?.approvedPath : undefined;
};

/**
 * Streams the audio of a signed address: previews to listeners, the recording itself to those who review it.
 * Reads the record each time, so a deletion, a block or a revoked approval applies immediately.
 */
export const play: Operation<'audio.play'> = async ({ params, request, response }) => {
  const { subject } = await readToken(params.token, ['audio']);
  const path = await getPath(subject);
  if (!path) throw notFound();
  await streamAudio(subject.startsWith('demo/') ? path : await findPlayed(path), request, response);
  return undefined;
};
