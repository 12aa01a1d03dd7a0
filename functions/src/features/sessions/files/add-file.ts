import { createHash, randomUUID } from 'node:crypto';
import { getSessionFileType } from '@domain/sessions/session-file-type.ts';
import { WORD_TYPE } from '@domain/sessions/session-files.ts';
import { isWordFile } from '../../../outgoing/documents/word-file.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import { recordStep } from '../../../platform/firestore/call-steps.ts';
import { saveFile } from '../../../platform/storage/files.ts';
import { requireSessionOpenTo, recordFile, refuseOtherType } from './record-file.ts';
import { operationInSteps } from '../../../work/unit/operation.ts';

/** Adds a file to a session. Validated before it is stored; 422 if the sender's SHA-256 differs from the received bytes. */
export const addFile = operationInSteps(
  'sessions.addFile',
  async ({ step, caller, params: { id: sessionId }, body: { kind, sha256: sent }, file }) => {
    // The file is read only for callers who may add it.
    await requireSessionOpenTo(caller, sessionId, kind);

    const { bytes, fileName } = await file();
    const isWord = isWordFile(bytes) ? WORD_TYPE : undefined;
    const contentType = refuseOtherType(kind, getSessionFileType(bytes) ?? isWord);
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    if (sha256 !== sent) throw new AppError(422, 'file.changed', { property: 'file' });

    const storagePath = await recordStep(async () => {
      const path = `sessions/${sessionId}/${randomUUID()}`;
      await saveFile(path, bytes, contentType);
      return path;
    });
    const stored = { kind, name: fileName, size: bytes.length, contentType, sha256, storagePath };

    return recordFile(step, caller, sessionId, stored);
  },
);
