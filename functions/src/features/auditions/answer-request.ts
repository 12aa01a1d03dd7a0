import { Timestamp } from 'firebase-admin/firestore';
import { getAnswer } from '@domain/auditions/request-stage.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { queueTakeDigest } from '../../outgoing/mail/notify-take.ts';
import { auditionDossiers } from '../../work/collections/audition-dossiers.ts';
import { extend } from '../../work/collections/audition-dues.ts';
import { readProject } from '../../work/collections/projects.ts';
import { recordEvent } from '../../work/records/webhook-events.ts';
import { operationInSteps } from '../../work/unit/operation.ts';
import { requireOpen } from './entry-state.ts';
import { toEntryKey, requireLinkAccess } from './link-access.ts';

/** Stores a talent's answer, which may change until the deadline (410) or the take (409). Only the agency's people see the reason and the note. */
export const answerRequest = operationInSteps(
  'auditions.answer',
  async ({ step, params: { id: key }, query: { token }, body: { answer, reason, note }, locale }) => {
    const { entry: named } = await requireLinkAccess(token, ['audition-upload']);
    if (toEntryKey(named.id) !== key) throw new AppError(403, 'link.invalid');

    return step(
      async (work) => {
        const access = await requireLinkAccess(token, ['audition-upload'], work);
        const { entry, own } = access;
        await requireOpen(answer === 'declined' ? 'decline' : 'confirm', access, locale);

        const { id, agencyId, projectId, castingId, voiceId, auditionId, talentId } = entry;
        const dossier = await work.read(auditionDossiers, id);
        const refusal = reason ? { reason, note } : null;
        const before = getAnswer(own);
        const isSame =
          before === answer && JSON.stringify(dossier?.refusal ?? null) === JSON.stringify(refusal);
        if (isSame) return { id: key, answer };

        // Outside the transaction, so that concurrent answers in a project don't contend.
        const project = await readProject(projectId);
        const now = Timestamp.now();
        const change = { status: answer === 'declined' ? answer : 'open', answeredAt: now } as const;
        // After a returned take, which the client mustn't notice.
        const extension = dossier?.extension ? extend(own, change) : null;
        if (!extension) work.update(entry, { ...change, openedAt: entry.openedAt ?? now });

        const owner = { agencyId, projectId, castingId, voiceId, talentId };
        if (refusal || dossier)
          work.set(auditionDossiers, { ...dossier, id, ...owner, refusal, extension, updatedAt: now });
        if (project && !extension && answer === 'declined') await queueTakeDigest(work, project);

        recordEvent(work, {
          agencyId,
          event: 'audition.answered',
          data: { projectId, castingId, voiceId, auditionId, entryId: id, talentId, answer },
          talentId,
        });

        work.audit(
          { subject: `auditionEntries/${id}`, agencyId },
          { answer: before },
          { answer, reason: reason ?? null },
        );

        return { id: key, answer };
      },
      { author: { link: named.id } },
    );
  },
);
