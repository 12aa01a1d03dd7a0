import { createHash, randomUUID } from 'node:crypto';
import { detectSessionFileType } from '@domain/sessions/session-file-type.ts';
import { PART_BYTES, type SessionFileKind } from '@domain/sessions/session-files.ts';
import type { Caller } from '../../../work/access/caller.ts';
import { AppError, notFound } from '../../../platform/errors/app-error.ts';
import { recordStep } from '../../../platform/firestore/call-steps.ts';
import type { Operation } from '../../../work/operation.ts';
import { discardFile, saveFile } from '../../../platform/storage/files.ts';
import { readFileHead, joinFiles, listSizes } from '../../../platform/storage/parts.ts';
import { requireSessionOpenTo, recordFile, refuseOtherType } from './record-file.ts';
import { operationInSteps } from '../../../work/unit/operation.ts';

interface Announced {
  readonly kind: SessionFileKind;
  readonly sha256: string;
  readonly size: number;
}

/** Derived from file and sender, so an interrupted upload resumes, even after a reload. */
const toUploadId = (sessionId: string, { uid }: Caller, { kind, sha256, size }: Announced): string =>
  createHash('sha256').update([sessionId, uid, kind, sha256, size].join(' ')).digest('hex').slice(0, 40);

/** The path contains the sender's uid, so users can't add to another's upload. The sweep deletes leftovers. */
const getFolder = (sessionId: string, { uid }: Caller, uploadId: string): string =>
  `sessions/${sessionId}/parts/${uid}/${uploadId}/`;
const getPartPath = (folder: string, part: number): string => `${folder}${String(part).padStart(4, '0')}`;

const getParts = (size: number): number => Math.ceil(size / PART_BYTES);
const getPartSize = (size: number, part: number): number => Math.min(PART_BYTES, size - part * PART_BYTES);

const listReceived = async (folder: string, size: number): Promise<readonly number[]> => {
  const sizes = await listSizes(folder);
  return Array.from({ length: getParts(size) }, (_, part) => part).filter(
    (part) => sizes.get(getPartPath(folder, part)) === getPartSize(size, part),
  );
};

export const startFile: Operation<'sessions.startFile'> = async ({ caller, params: { id }, body }) => {
  await requireSessionOpenTo(caller, id, body.kind);
  const uploadId = toUploadId(id, caller, body);
  const received = await listReceived(getFolder(id, caller, uploadId), body.size);
  return { uploadId, parts: getParts(body.size), received };
};

/** Stores one part of a file; a repeated part replaces it. */
export const addPart: Operation<'sessions.addPart'> = async ({
  caller,
  params: { id, uploadId, part },
  body: { kind },
  file,
}) => {
  await requireSessionOpenTo(caller, id, kind);
  const { bytes } = await file();
  await saveFile(getPartPath(getFolder(id, caller, uploadId), part), bytes, 'application/octet-stream');
  return { part };
};

/** Joins a file's parts and adds it to its session. 409 while parts are missing, 422 if they aren't the announced file. */
export const finishFile = operationInSteps(
  'sessions.finishFile',
  async ({ step, caller, params: { id, uploadId }, body }) => {
    const { kind, name, size, sha256 } = body;
    await requireSessionOpenTo(caller, id, kind);
    if (toUploadId(id, caller, body) !== uploadId) throw notFound();

    const folder = getFolder(id, caller, uploadId);
    const parts = Array.from({ length: getParts(size) }, (_, part) => getPartPath(folder, part));

    const joined = await recordStep(async () => {
      if ((await listReceived(folder, size)).length < parts.length)
        throw new AppError(409, 'file.partsMissing');
      const contentType = refuseOtherType(kind, detectSessionFileType(await readFileHead(parts[0] ?? '')));
      const storagePath = `sessions/${id}/${randomUUID()}`;
      const hash = await joinFiles(parts, storagePath, contentType);
      if (hash === sha256) return { storagePath, contentType };
      await Promise.all([storagePath, ...parts].map(discardFile));
      throw new AppError(422, 'file.changed', { property: 'sha256' });
    });

    const view = await recordFile(step, caller, id, { kind, name, size, sha256, ...joined });

    await Promise.all(parts.map(discardFile));

    return view;
  },
);
