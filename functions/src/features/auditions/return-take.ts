import { Timestamp } from 'firebase-admin/firestore';
import { applyExtension } from '@domain/auditions/dossier.ts';
import { requireStaff } from '../../work/access/staff.ts';
import { getTakeState, takeTransitions } from '@domain/auditions/transitions.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { requireState } from '../../platform/errors/require-state.ts';
import { queueMail } from '../../outgoing/mail/outbox.ts';
import { discardFile } from '../../platform/storage/files.ts';
import { auditionDossiers } from '../../work/collections/audition-dossiers.ts';
import { extend } from '../../work/collections/audition-dues.ts';
import { auditionEntries } from '../../work/collections/audition-entries.ts';
import { readAuditionInvite } from '../../work/collections/audition-invites.ts';
import { returnTakeFile } from '../../work/records/audition-invites.ts';
import { deleteListens } from '../../work/records/take-listens.ts';
import { operationInSteps } from '../../work/unit/operation.ts';
import { getInstant } from './create-audition-requests.ts';
import { readMailContent } from './read-mail-content.ts';

/** Returns a held take to its talent, unnoticed by the client, and deletes its file after the commit. 409 without one; 422 for a passed deadline. */
export const returnTake = operationInSteps(
  'auditions.return',
  async ({ step, caller, params: { id }, body }) => {
    const path = await step(async (work) => {
      const entry = requireStaff(caller, await work.get(auditionEntries, id));
      const dossier = await work.read(auditionDossiers, id);
      if (!dossier?.take) throw new AppError(409, 'audition.noneHeld');
      requireState(takeTransitions.return, getTakeState(entry, true, Date.now()));

      const auditionEntry = applyExtension(entry, dossier);
      const deadline = body.deadline ? getInstant(body.deadline) : auditionEntry.deadline;
      if (deadline.toMillis() <= Date.now())
        throw new AppError(422, 'audition.newDeadline', { property: 'deadline' });

      const invite = await readAuditionInvite(id, work);
      const talent = (await readMailContent([entry], work)).get(entry.talentId);
      const now = Timestamp.now();
      const returned = { note: body.note, returnedAt: now };
      // The take that comes back was the talent's answer.
      const answer = {
        status: 'open',
        answeredAt: auditionEntry.answeredAt ?? dossier.take.receivedAt,
      } as const;
      const extension = extend(auditionEntry, body.deadline ? { ...answer, deadline } : answer);

      work.update(dossier, { take: null, forwardBy: null, returned, extension, updatedAt: now });
      returnTakeFile(work, id);
      // The next take is another one, which nobody has heard.
      await deleteListens(work, [id]);

      if (talent)
        queueMail(
          work,
          work.once(() => `audition-returned_${id}_${now.toMillis()}`),
          {
            kind: 'audition-change',
            to: talent.email,
            locale: talent.communicationLanguage,
            agencyId: entry.agencyId,
            params: { talentName: talent.name, entryId: id, occasion: 'returned', note: body.note },
          },
        );

      work.audit(entry, { take: 'held' }, { take: null, note: body.note, deadline });

      return invite?.storagePath ?? null;
    });

    if (path !== null) await discardFile(path);

    return { id };
  },
);
