import { AUDIO_LIMITS } from '@domain/audio/limits.ts';
import { getLevel } from '@domain/audio/quality.ts';
import type { Audition } from '@domain/auditions/auditions.ts';
import { getClipPath } from '@domain/auditions/reference-clip.ts';
import { measureMp3 } from '../../platform/audio/measure-mp3.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { getFileSize, readFile } from '../../platform/storage/files.ts';

/** Returns a callback's reference to an uploaded clip, measured. 409 for an unknown id, including another project's. */
export const readClip = async (
  project: Pick<Audition, 'agencyId' | 'projectId'>,
  id: string | null,
): Promise<Required<Pick<Audition, 'clip' | 'clipPath'>>> => {
  if (id === null) return { clip: null, clipPath: null };
  const clipPath = getClipPath(project, id);
  if ((await getFileSize(clipPath)) === undefined)
    throw new AppError(409, 'audition.clipGone', { property: 'clip' });
  const file = await readFile(clipPath);
  const { durationMs, peaks, quality } = await measureMp3(file, 'clip', AUDIO_LIMITS.reference);
  return { clip: { id, durationMs, peaks, level: getLevel(quality) }, clipPath };
};
