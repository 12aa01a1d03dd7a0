import type { Response } from 'express';
import type { ScriptDownload } from '@domain/auditions/confidentiality.ts';
import { sendScript } from '../../platform/storage/send-script.ts';
import { recordScriptDownload } from '../../work/records/script-downloads.ts';
import { sendPaper } from './send-paper.ts';
import { stampPdf } from './stamp-pdf.ts';

/** Who downloads a script: as the project's people see it, and as the copy names it. */
export interface Reader extends Pick<ScriptDownload, 'userId' | 'talentId' | 'name' | 'side'> {
  readonly fullName: string;
}

interface Script extends Pick<ScriptDownload, 'agencyId' | 'companyId' | 'projectId'> {
  /** The request that lists its downloads; null: a project's script, read by its people alone, has no list. */
  readonly auditionId: string | null;
  readonly scriptPath?: string | null;
  readonly isPrivate: boolean;
  /** Makes the PDF of a private script that was written as text; absent: it has none. */
  readonly makePdf?: (() => Promise<Buffer>) | undefined;
}

/** Sends a script's PDF. A private one has the reader's name and the time on each page; a request lists its downloads. */
export const sendScriptTo = async (
  getReader: () => Promise<Reader>,
  { isPrivate, makePdf, scriptPath = null, agencyId, companyId, projectId, auditionId }: Script,
  response: Response,
): Promise<undefined> => {
  if (!isPrivate) return sendScript({ scriptPath }, response);

  const { fullName, ...reader } = await getReader();
  const now = new Date().toISOString().slice(0, 16).replace('T', ' ');

  const stamp = async (bytes: Buffer) => {
    const stamped = await stampPdf(bytes, `${fullName} · ${now} UTC`);
    if (auditionId !== null)
      await recordScriptDownload({ ...reader, agencyId, companyId, projectId, auditionId });
    return stamped;
  };

  if (scriptPath === null && makePdf) return sendPaper(response, await stamp(await makePdf()), 'script');

  return sendScript({ scriptPath }, response, stamp);
};
