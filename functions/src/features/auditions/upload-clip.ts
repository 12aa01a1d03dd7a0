import { randomUUID } from 'node:crypto';
import { AUDIO_LIMITS } from '@domain/audio/limits.ts';
import { getLevel } from '@domain/audio/quality.ts';
import { getClipPath, type ClipSound } from '@domain/auditions/reference-clip.ts';
import { measureTake } from '../../platform/sound/measure-take.ts';
import { recordStep } from '../../platform/firestore/call-steps.ts';
import { saveRecording } from '../../platform/storage/recordings.ts';
import { requireVisible } from '../../work/access/require-visible.ts';
import { readProject, requireChangeableProject } from '../../work/collections/projects.ts';
import { operationInSteps } from '../../work/unit/operation.ts';

/** Stores a reference clip for a project's callbacks. The sweep deletes clips that no request names. */
export const uploadClip = operationInSteps(
  'auditions.uploadClip',
  async ({ step, caller, params: { projectId }, file }) => {
    const readVisible = async (work?: Parameters<typeof readProject>[1]) =>
      requireChangeableProject(requireVisible(caller, 'projects', await readProject(projectId, work)));
    const { agencyId } = await readVisible();
    const { bytes } = await file();
    const measured = await measureTake(bytes, 'record', AUDIO_LIMITS.reference);
    const { durationMs, peaks, quality } = measured;
    const sound: ClipSound = { durationMs, peaks, level: getLevel(quality) };

    const made = await recordStep(async () => {
      const id = randomUUID();
      // Measured once: requests that name the clip copy it from here.
      const metadata = { sound: JSON.stringify(sound) };
      await saveRecording(getClipPath({ agencyId, projectId }, id), measured, metadata);
      return id;
    });

    // Concurrent attempts at one call all return the clip that was stored.
    const id = await step(async (work) => {
      await readVisible(work);
      work.audit({ subject: `projects/${projectId}`, agencyId }, null, {
        clip: made,
        durationMs,
        fileSize: bytes.length,
      });
      return made;
    });

    return { id };
  },
);
