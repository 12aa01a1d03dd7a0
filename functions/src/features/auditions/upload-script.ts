import { randomUUID } from 'node:crypto';
import { isPdf, getScriptPath } from '@domain/auditions/script-pdf.ts';
import { findStampFault } from '../../outgoing/documents/stamp-pdf.ts';
import { requireVisible } from '../../work/access/require-visible.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { recordStep } from '../../platform/firestore/call-steps.ts';
import { requireChangeableProject, readProject } from '../../work/collections/projects.ts';
import { saveFile } from '../../platform/storage/files.ts';
import { operationInSteps } from '../../work/unit/operation.ts';
import { STAMP_FAULT } from '../../common/scripts/script-pdf.ts';

/** Stores a script for a project's requests; the sweep deletes it unless one names it. 415 unless it is a PDF, and a private one can be stamped. */
export const uploadScript = operationInSteps(
  'auditions.uploadScript',
  async ({ step, caller, params: { projectId }, file }) => {
    const readVisible = async (work?: Parameters<typeof readProject>[1]) =>
      requireChangeableProject(requireVisible(caller, 'projects', await readProject(projectId, work)));
    const { agencyId, scriptsArePrivate = false } = await readVisible();
    const { bytes } = await file();
    if (!isPdf(bytes)) throw new AppError(415, 'pdf.notPdf', { property: 'script' });
    const fault = await findStampFault(bytes);
    if (fault && scriptsArePrivate) throw new AppError(415, fault, { property: 'script' });

    const made = await recordStep(async () => {
      const id = randomUUID();
      await saveFile(getScriptPath({ agencyId, projectId }, id), bytes, 'application/pdf', {
        ...(fault ? { [STAMP_FAULT]: fault } : {}),
      });
      return id;
    });

    // Concurrent attempts at one call all return the script that was stored.
    const id = await step(async (work) => {
      await readVisible(work);
      work.audit({ subject: `projects/${projectId}`, agencyId }, null, {
        scriptPdf: made,
        fileSize: bytes.length,
      });
      return made;
    });

    return { id };
  },
);
