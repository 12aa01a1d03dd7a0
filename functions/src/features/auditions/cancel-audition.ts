import { Timestamp } from 'firebase-admin/firestore';
import { getRevision } from '@domain/auditions/auditions.ts';
import { visibleTo } from '../../access/visible-to.ts';
import { recordAudit } from '../../firestore/audit.ts';
import { transact } from '../../firestore/transact.ts';
import { notifyAudition } from '../../mail/notify-audition.ts';
import type { Operation } from '../../operation.ts';
import { findAuditionEntries, updateEntries } from '../../records/audition-entries.ts';
import { findDeadlines, readAudition, updateAudition } from '../../records/auditions.ts';
import { openProject, readProject, setDeadlines } from '../../records/projects.ts';
import { readMailContent } from './read-mail-content.ts';

/** Cancels a request and notifies all recipients; received takes stay. Idempotent: a repeat notifies no one. */
export const cancelAudition: Operation<'auditions.cancel'> = async ({ caller, params: { id } }) => {
  await transact(async (transaction) => {
    const audition = visibleTo(caller, 'auditions', await readAudition(id, transaction));
    const project = openProject(await readProject(audition.projectId, transaction));
    if (audition.cancelledAt) return;
    const entries = await findAuditionEntries(id, transaction);
    const deadlines = new Map(await findDeadlines(project.id, transaction));
    deadlines.delete(id);
    const talents = await readMailContent(entries, transaction);
    const cancelledAt = Timestamp.now();
    const change = { cancelledAt, revision: getRevision(audition) + 1 };
    updateAudition(transaction, id, change);
    setDeadlines(transaction, project, [...deadlines.values()]);
    const changes = entries.map((entry) => {
      const status = entry.status === 'open' ? 'cancelled' : entry.status;
      const talent = talents.get(entry.talentId);
      // The mail also covers the promised notice.
      const view = entry.outcome
        ? {}
        : ({ outcome: 'closed', outcomeToldAt: talent ? cancelledAt : null } as const);
      if (talent) notifyAudition(transaction, { id, ...change }, entry, talent, 'cancelled');
      return { entry, change: { status, cancelledAt, ...view } } as const;
    });
    updateEntries(transaction, changes);
    const open = entries.filter(({ status }) => status === 'open').length;
    recordAudit(transaction, caller, {
      agencyId: audition.agencyId,
      action: 'auditions.cancel',
      subject: `auditions/${id}`,
      before: { cancelledAt: null },
      after: { cancelledAt, open },
    });
  });
  return { id };
};
