import type { SessionFile } from '@domain/sessions/session-files.ts';
import { measureStored } from '../../../platform/sound/measure-stored.ts';
import { readSession, recordingSessions } from '../../../work/collections/recording-sessions.ts';
import { readSessionFile, sessionFiles } from '../../../work/collections/session-files.ts';
import { job } from '../../../work/unit/operation.ts';

const measure = async ({ storagePath }: SessionFile): Promise<SessionFile['sound']> => {
  const measured = await measureStored(storagePath);
  if (measured === 'unmeasured') return undefined;
  if (measured === 'unreadable') return null;

  const { durationMs, sampleRate, channels, bits, bitRate, remarks = [] } = measured.measurement;
  return { durationMs, sampleRate, channels, bits, bitRate, remarks };
};

/** Measures a new audio file of a session and stores the result with it. Idempotent. */
export const measureSessionFile = job('sessions', async (step, id: string): Promise<void> => {
  const file = await readSessionFile(id);
  if (!file?.contentType.startsWith('audio/') || file.sound !== undefined) return;

  const sound = await measure(file);
  if (sound === undefined) return;

  await step(
    async (work) => {
      const session = await readSession(file.sessionId, work);
      if (!session || !(await readSessionFile(id, work))) return;
      work.updateById(sessionFiles, id, { sound });
      // Pages that show the session read its files again.
      work.updateById(recordingSessions, session.id, { filesRevision: (session.filesRevision ?? 0) + 1 });
    },
    { action: null },
  );
});
