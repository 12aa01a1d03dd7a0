import { getRequestState, requestTransitions } from '@domain/auditions/transitions.ts';
import { isDone } from '@domain/transitions.ts';
import { Timestamp } from 'firebase-admin/firestore';
import {
  getLatestRounds,
  getRevision,
  getRound,
  type Audition,
  type AuditionEntry,
} from '@domain/auditions/auditions.ts';
import { notifyAudition } from '../../outgoing/mail/notify-audition.ts';
import { readAuditionDossiers } from '../../work/collections/audition-dossiers.ts';
import { findAuditionEntries } from '../../work/collections/audition-entries.ts';
import { findRoleEntries } from '../../work/collections/audition-queries.ts';
import { removeTakeFile } from '../../work/records/audition-invites.ts';
import { auditions, findDeadlines } from '../../work/collections/auditions.ts';
import { requireActiveProject, readProject } from '../../work/collections/projects.ts';
import { setDeadlines } from '../../work/records/projects.ts';
import { operation } from '../../work/unit/operation.ts';
import { readMailContent } from './read-mail-content.ts';
import type { Work } from '../../work/unit/work.ts';

/** Returns the rounds that count again once a later one is cancelled before its take. */
const findFormers = async (
  audition: Audition,
  cancelled: readonly AuditionEntry[],
  work: Work,
): Promise<readonly AuditionEntry[]> => {
  if (getRound(audition) === 1) return [];
  const earlier = (await findRoleEntries(audition, work)).filter(
    (entry) => getRound(entry) < getRound(audition),
  );
  return getLatestRounds(earlier).filter(({ talentId }) =>
    cancelled.some((entry) => entry.talentId === talentId),
  );
};

/** Cancels a request and notifies all recipients but those who declined; takes that the client received stay. Idempotent: a repeat notifies no one. */
export const cancelAudition = operation('auditions.cancel', async ({ work, params: { id } }) => {
  const audition = await work.get(auditions, id);
  const project = requireActiveProject(await readProject(audition.projectId, work));
  if (isDone(requestTransitions.cancel, getRequestState(audition))) return { id };

  const entries = await findAuditionEntries(id, work);
  const deadlines = new Map(await findDeadlines(project.id, work));

  deadlines.delete(id);

  const talents = await readMailContent(entries, work);
  const awaited = entries.filter(({ status }) => status !== 'uploaded');
  const formers = await findFormers(audition, awaited, work);
  const dossiers = await readAuditionDossiers(
    awaited.map((entry) => entry.id),
    work,
  );
  const cancelledAt = Timestamp.now();
  const change = { cancelledAt, revision: getRevision(audition) + 1 };

  work.updateById(auditions, id, change);
  setDeadlines(work, project, [...deadlines.values()]);

  const changes = entries.map((entry) => {
    const isDeclined = entry.status === 'declined';
    const status = entry.status === 'uploaded' ? entry.status : 'cancelled';
    const talent = isDeclined ? undefined : talents.get(entry.talentId);
    // The mail also covers the promised notice.
    const view = entry.outcome
      ? {}
      : ({ outcome: 'closed', outcomeToldAt: talent ? cancelledAt : null } as const);

    if (talent) notifyAudition(work, { id, ...change }, entry, talent, 'cancelled');

    const promise = isDeclined ? { promise: null } : {};

    return { entry, change: { status, cancelledAt, ...view, ...promise } } as const;
  });

  for (const { entry, change: ending } of changes) work.update(entry, ending);
  for (const former of formers) work.update(former, { isFormer: false });

  for (const dossier of dossiers.filter(({ take, extension }) => take || extension)) {
    work.update(dossier, { take: null, forwardBy: null, extension: null, updatedAt: cancelledAt });
    if (dossier.take) removeTakeFile(work, dossier.id);
  }

  const open = entries.filter(({ status }) => status === 'open').length;
  work.audit(audition, { cancelledAt: null }, { cancelledAt, open });

  return { id };
});
