import { getScriptPath } from '@domain/auditions/script-pdf.ts';
import type { Audition } from '@domain/auditions/auditions.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { getFileSize } from '../../platform/storage/files.ts';

/** Returns a request's reference to an uploaded PDF; undefined without an id. 409 for an unknown id, including another project's. */
export const getScriptPdf = async (
  project: Pick<Audition, 'agencyId' | 'projectId'>,
  id: string | null,
): Promise<{ readonly scriptPdf: string | null; readonly scriptPath: string | null }> => {
  if (id === null) return { scriptPdf: null, scriptPath: null };
  const scriptPath = getScriptPath(project, id);
  if ((await getFileSize(scriptPath)) === undefined)
    throw new AppError(409, 'pdf.gone', { property: 'scriptPdf' });
  return { scriptPdf: id, scriptPath };
};
