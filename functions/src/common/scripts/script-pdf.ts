import { getScriptPath } from '@domain/auditions/script-pdf.ts';
import type { Audition } from '@domain/auditions/auditions.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import type { StampFault } from '../../outgoing/documents/stamp-pdf.ts';
import { readFileMetadata } from '../../platform/storage/files.ts';

/** Metadata of a script's file: why it can't be stamped for each reader. */
export const STAMP_FAULT = 'stampFault';

export const findScriptFault = async (path: string): Promise<StampFault | undefined> =>
  (await readFileMetadata(path))?.[STAMP_FAULT] as StampFault | undefined;

interface ScriptProject extends Pick<Audition, 'agencyId' | 'projectId'> {
  readonly isPrivate: boolean;
}

/** Returns a request's reference to an uploaded PDF. 409 for an unknown id, including another project's, and for a private one that can't be stamped. */
export const getScriptPdf = async (
  { isPrivate, ...project }: ScriptProject,
  id: string | null,
): Promise<{ readonly scriptPdf: string | null; readonly scriptPath: string | null }> => {
  if (id === null) return { scriptPdf: null, scriptPath: null };
  const scriptPath = getScriptPath(project, id);
  const metadata = await readFileMetadata(scriptPath);
  if (!metadata) throw new AppError(409, 'pdf.gone', { property: 'scriptPdf' });
  const fault = metadata[STAMP_FAULT] as StampFault | undefined;
  if (isPrivate && fault) throw new AppError(409, fault, { property: 'scriptPdf' });
  return { scriptPdf: id, scriptPath };
};
