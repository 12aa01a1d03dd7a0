import { Timestamp, type Transaction } from 'firebase-admin/firestore';
import {
  getLatestRounds,
  getRevision,
  getRound,
  type Audition,
  type AuditionEntry,
} from '@domain/auditions/auditions.ts';
import { notifyAudition } from '../../outgoing/mail/notify-audition.ts';
import { readAuditionDossiers } from '../../work/records/audition-dossiers.ts';
import { findAuditionEntries, updateEntries } from '../../work/records/audition-entries.ts';
import { findRoleEntries } from '../../work/records/audition-queries.ts';
import { removeTakeFile } from '../../work/records/audition-invites.ts';
import { auditions, findDeadlines, updateAudition } from '../../work/records/auditions.ts';
import { openProject, readProject, setDeadlines } from '../../work/records/projects.ts';
import { unitOfWork } from '../../work/unit/unit-of-work.ts';
import { readMailContent } from './read-mail-content.ts';

/** Returns the rounds that count again once a later one is cancelled before its take. */
const findFormers = async (
  audition: Audition,
  cancelled: readonly AuditionEntry[],
  transaction: Transaction,
): Promise<readonly AuditionEntry[]> => {
  if (getRound(audition) === 1) return [];
  const earlier = (await findRoleEntries(audition, transaction)).filter(
    (entry) => getRound(entry) < getRound(audition),
  );
  return getLatestRounds(earlier).filter(({ talentId }) =>
    cancelled.some((entry) => entry.talentId === talentId),
  );
};

/** Cancels a request and notifies all recipients but those who declined; takes that the client received stay. Idempotent: a repeat notifies no one. */
export const cancelAudition = unitOfWork('auditions.cancel', async ({ work, params: { id } }) => {
  const { transaction } = work;
  const audition = await work.get(auditions, id);
  const project = openProject(await readProject(audition.projectId, transaction));
  if (audition.cancelledAt) return { id };

  const entries = await findAuditionEntries(id, transaction);
  const deadlines = new Map(await findDeadlines(project.id, transaction));

  deadlines.delete(id);

  const talents = await readMailContent(entries, transaction);
  const awaited = entries.filter(({ status }) => status !== 'uploaded');
  const formers = await findFormers(audition, awaited, transaction);
  const dossiers = await readAuditionDossiers(
    awaited.map((entry) => entry.id),
    transaction,
  );
  const cancelledAt = Timestamp.now();
  const change = { cancelledAt, revision: getRevision(audition) + 1 };

  updateAudition(transaction, id, change);
  setDeadlines(transaction, project, [...deadlines.values()]);

  const changes = entries.map((entry) => {
    const isDeclined = entry.status === 'declined';
    const status = entry.status === 'uploaded' ? entry.status : 'cancelled';
    const talent = isDeclined ? undefined : talents.get(entry.talentId);
    // The mail also covers the promised notice.
    const view = entry.outcome
      ? {}
      : ({ outcome: 'closed', outcomeToldAt: talent ? cancelledAt : null } as const);

    if (talent) notifyAudition(transaction, { id, ...change }, entry, talent, 'cancelled');

    const promise = isDeclined ? { promise: null } : {};

    return { entry, change: { status, cancelledAt, ...view, ...promise } } as const;
  });

  updateEntries(transaction, [
    ...changes,
    ...formers.map((entry) => ({ entry, change: { isFormer: false } })),
  ]);

  for (const dossier of dossiers.filter(({ take, extension }) => take || extension)) {
    work.update(dossier, { take: null, forwardBy: null, extension: null, updatedAt: cancelledAt });
    if (dossier.take) removeTakeFile(transaction, dossier.id);
  }

  const open = entries.filter(({ status }) => status === 'open').length;
  work.audit(audition, { cancelledAt: null }, { cancelledAt, open });

  return { id };
});
