import { Timestamp } from 'firebase-admin/firestore';
import { requireStaff } from '../../work/access/staff.ts';
import { getTakeState, takeTransitions } from '@domain/auditions/transitions.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { requireState } from '../../platform/errors/require-state.ts';
import { queueMail } from '../../outgoing/mail/outbox.ts';
import { readAuditionDossiers } from '../../work/collections/audition-dossiers.ts';
import { getDelayedOutcome, isUnannounced } from '../../work/collections/audition-dues.ts';
import { readEntries } from '../../work/collections/audition-entries.ts';
import { castings } from '../../work/collections/castings.ts';
import { requireChangeableProject, readProject } from '../../work/collections/projects.ts';
import { readUser } from '../../work/collections/users.ts';
import { operation } from '../../work/unit/operation.ts';

/** Makes takes visible to the client that the agency heard first, from now on. 409 unless all of them wait. */
export const forwardTakes = operation(
  'auditions.forward',
  async ({ work, caller, params: { id: castingId }, body: { entryIds, message } }) => {
    const { agencyId, projectId } = requireStaff(caller, await work.get(castings, castingId));
    const [entries, dossiers, project] = [
      await readEntries(entryIds, work),
      await readAuditionDossiers(entryIds, work),
      requireChangeableProject(await readProject(projectId, work)),
    ];
    const now = Timestamp.now();

    const changes = entryIds.map((id) => {
      const entry = entries.find((auditionEntry) => auditionEntry.id === id);
      const dossier = dossiers.find((auditionDossier) => auditionDossier.id === id);
      if (entry?.castingId !== castingId || !dossier?.take) throw new AppError(409, 'audition.noneHeld');
      requireState(takeTransitions.forward, getTakeState(entry, true, now.toMillis()));

      const { receivedAt, findings: _, ...take } = dossier.take;
      work.update(dossier, { take: null, forwardBy: null, extension: null, updatedAt: now });

      const answeredAt = entry.answeredAt ?? receivedAt;
      const state = { status: 'uploaded', uploadedAt: now, heardAt: null, countDueAt: null } as const;

      work.audit(entry, { status: entry.status }, { status: 'uploaded', message });

      // Its talent read this outcome while the take was held.
      const outcome =
        entry.outcome === 'closed' && !isUnannounced(entry) ? ({ outcome: 'notChosen' } as const) : {};
      const due = { ...outcome, ...getDelayedOutcome(entry, now) };

      return { entry, change: { ...state, ...take, ...due, answeredAt, agencyNote: message } };
    });

    const user = await readUser(project.createdBy, work);

    for (const { entry, change } of changes) work.update(entry, change);

    if (user)
      queueMail(
        work,
        work.once(() => `takes-forwarded_${castingId}_${now.toMillis()}`),
        {
          kind: 'takes-forwarded',
          to: user.email,
          locale: user.locale,
          agencyId,
          params: { name: user.displayName, uid: user.id, projectId, count: changes.length, message },
        },
      );

    return { forwarded: changes.length };
  },
);
