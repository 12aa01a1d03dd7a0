import type { AuditionDossier } from '@domain/auditions/dossier.ts';
import type { AuditionEntry } from '@domain/auditions/auditions.ts';
import { TAKES_AT_ONCE } from '@domain/privacy/voice-data.ts';
import type { Caller } from '../../../work/access/caller.ts';
import { AppError, notFound } from '../../../platform/errors/app-error.ts';
import { runOutsideCall } from '../../../platform/firestore/call-steps.ts';
import { readEntry } from '../../../work/collections/audition-entries.ts';
import {
  auditionDossiers,
  findHeldTakes,
  readAuditionDossier,
} from '../../../work/collections/audition-dossiers.ts';
import { auditionInvites, readAuditionInvite } from '../../../work/collections/audition-invites.ts';
import { findUnchosenTakes } from '../../../work/collections/audition-queries.ts';
import { deleteListens } from '../../../work/records/take-listens.ts';
import { findTakeComments } from '../../../work/collections/voice-comments.ts';
import { discardFile } from '../../../platform/storage/files.ts';
import { operationInSteps, type Step } from '../../../work/unit/operation.ts';
import { requireOwnTalentId } from '../require-own-talent-id.ts';

/** Returns the caller's take; 404 for others and without one, 409 when it led to being chosen. */
const requireRemovable = (
  caller: Caller,
  entry: AuditionEntry | undefined,
  dossier: AuditionDossier | undefined,
): AuditionEntry => {
  const isSent = entry?.status === 'uploaded' || Boolean(dossier?.take);
  if (entry?.talentId !== caller.uid || !isSent) throw notFound('auditionEntries');
  if (entry.isApproved) throw new AppError(409, 'privacy.takeKept');
  return entry;
};

/**
 * Deletes a take and its data: the talent leaves the audition, its link stops working and the project's counts
 * drop. The audit keeps that it existed. The file is deleted after the commit; the sweep handles failures.
 */
const remove = async (step: Step, caller: Caller, id: string): Promise<void> => {
  const path = await step(
    async (work) => {
      const [entry, dossier] = [await readEntry(id, work), await readAuditionDossier(id, work)];
      const take = requireRemovable(caller, entry, dossier);
      const invite = await readAuditionInvite(id, work);
      const comments = await findTakeComments(id, work);

      work.delete(take);
      for (const comment of comments) work.delete(comment);
      await deleteListens(work, [id]);
      work.deleteById(auditionInvites, id);
      work.deleteById(auditionDossiers, id);
      work.audit(take, { status: 'uploaded' }, null);

      return invite?.storagePath ?? null;
    },
    { action: 'privacy.removeTake' },
  );

  if (path !== null) await discardFile(path);
};

export const removeTake = operationInSteps('privacy.removeTake', async ({ step, caller, params: { id } }) => {
  requireOwnTalentId(caller);
  await remove(step, caller, id);
  return { id };
});

const isGone = (error: unknown): boolean =>
  error instanceof AppError && (error.status === 404 || error.status === 409);

/** Deletes the caller's takes that may be deleted, independently; a failure doesn't block the rest. Idempotent. */
export const removeTakes = operationInSteps('privacy.removeTakes', async ({ step, caller }) => {
  const talentId = requireOwnTalentId(caller);
  const [sent, heldTakes] = await Promise.all([findUnchosenTakes(talentId), findHeldTakes(talentId)]);
  const ids = [...sent, ...heldTakes.map(({ id }) => id)];
  let removed = 0;

  await runOutsideCall(async () => {
    for (const id of ids.slice(0, TAKES_AT_ONCE)) {
      try {
        await remove(step, caller, id);
        removed += 1;
      } catch (error) {
        if (!isGone(error)) throw error;
      }
    }
  });

  return { removed, left: Math.max(0, ids.length - TAKES_AT_ONCE) };
});
