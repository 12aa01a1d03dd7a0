import { randomUUID } from 'node:crypto';
import { AUDIO_LIMITS } from '@domain/audio/limits.ts';
import type { Demo } from '@domain/demos/demos.ts';
import { measureTake } from '../../platform/sound/measure-take.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { recordStep } from '../../platform/firestore/call-steps.ts';
import type { UploadedFile } from '../../work/operation.ts';
import { discardFile } from '../../platform/storage/files.ts';
import { saveRecording } from '../../platform/storage/recordings.ts';

export type FileFacts = Pick<Demo, 'storagePath' | 'fileSize' | 'durationMs' | 'peaks' | 'quality'>;

/** Measures and stores a demo's file and has `name` record it, both or neither. `name` returns paths of files no longer used, which are deleted. */
export const storeDemoFile = async <Result>(
  talentId: string,
  { bytes }: UploadedFile,
  name: (facts: FileFacts) => Promise<{ readonly result: Result; readonly unnamed: readonly string[] }>,
): Promise<Result> => {
  const measured = await measureTake(bytes, 'record', AUDIO_LIMITS.demo);
  const { file, durationMs, peaks, quality } = measured;
  const storagePath = await recordStep(async () => {
    const path = `demos/${talentId}/${randomUUID()}.mp3`;
    await saveRecording(path, measured);
    return path;
  });

  try {
    const named = await name({ storagePath, fileSize: file.length, durationMs, peaks, quality });
    await Promise.all(named.unnamed.map(discardFile));
    return named.result;
  } catch (error) {
    // After a lost response the commit's result is unknown: the file stays for a repeat or the sweep.
    if (error instanceof AppError) await discardFile(storagePath);
    throw error;
  }
};

export const getObsoleteFiles = (before: Demo, after?: Demo): readonly string[] => {
  const remaining = new Set([after?.storagePath, after?.approvedPath]);
  const named = new Set([before.storagePath, before.approvedPath]);
  return [...named].filter((path): path is string => typeof path === 'string' && !remaining.has(path));
};
