import type { Audition } from '@domain/auditions/auditions.ts';
import { getClipPath, type ClipSound } from '@domain/auditions/reference-clip.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { readFileMetadata } from '../../platform/storage/files.ts';

/** Returns a callback's reference to an uploaded clip, as measured then. 409 for an unknown id, including another project's. */
export const readClip = async (
  project: Pick<Audition, 'agencyId' | 'projectId'>,
  id: string | null,
): Promise<Required<Pick<Audition, 'clip' | 'clipPath'>>> => {
  if (id === null) return { clip: null, clipPath: null };
  const clipPath = getClipPath(project, id);
  const sound = (await readFileMetadata(clipPath))?.['sound'];
  if (typeof sound !== 'string') throw new AppError(409, 'audition.clipGone', { property: 'clip' });
  return { clip: { id, ...(JSON.parse(sound) as ClipSound) }, clipPath };
};
