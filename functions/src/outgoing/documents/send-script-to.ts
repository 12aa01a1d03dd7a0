import type { Response } from 'express';
import type { ScriptDownload } from '@domain/auditions/confidentiality.ts';
import { sendScript } from '../../platform/storage/send-script.ts';
import { recordScriptDownload } from '../../work/records/script-downloads.ts';
import { stampPdf } from './stamp-pdf.ts';

/** Who downloads a script: as the project's people see it, and as the copy names it. */
export interface Reader extends Pick<ScriptDownload, 'userId' | 'talentId' | 'name' | 'side'> {
  readonly fullName: string;
}

interface Script extends Pick<ScriptDownload, 'agencyId' | 'companyId' | 'projectId' | 'auditionId'> {
  readonly scriptPath?: string | null;
  readonly isPrivate: boolean;
}

/** Sends a script's PDF. A private one has the reader's name and the date on each page, and is listed. */
export const sendScriptTo = async (
  getReader: () => Promise<Reader>,
  { isPrivate, scriptPath = null, agencyId, companyId, projectId, auditionId }: Script,
  response: Response,
): Promise<undefined> => {
  if (!isPrivate) return sendScript({ scriptPath }, response);
  const { fullName, ...reader } = await getReader();
  const today = new Date().toISOString().slice(0, 10);
  return sendScript({ scriptPath }, response, async (bytes) => {
    const stamped = await stampPdf(bytes, `${fullName} · ${today}`);
    await recordScriptDownload({ ...reader, agencyId, companyId, projectId, auditionId });
    return stamped;
  });
};
