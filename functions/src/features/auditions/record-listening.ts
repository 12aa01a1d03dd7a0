import { Timestamp } from 'firebase-admin/firestore';
import { agenciesOf } from '@domain/access/roles.ts';
import type { AuditionEntry } from '@domain/auditions/auditions.ts';
import { listenIdOf } from '@domain/auditions/listens.ts';
import type { Caller } from '../../access/caller.ts';
import { transact } from '../../firestore/transact.ts';
import { markHeard, readEntry } from '../../records/audition-entries.ts';
import { createListen, hasListened } from '../../records/take-listens.ts';

/**
 * Notes that somebody of a project opens a take, the first time that they do; the first of them all has its talent know
 * that it was heard. Not noted: a talent who is of the project as well and hears their own, and an admin who acts as
 * somebody, for that person heard nothing, and a look at what they see is nothing to tell a talent of. The audit has none
 * of it, for nothing of the project changes.
 */
export const recordListening = async (caller: Caller, { id, talentId }: AuditionEntry): Promise<void> => {
  const { uid, realUid, claims, companyId } = caller;
  if (caller.apiKey || uid !== realUid || uid === talentId || (await hasListened(id, uid))) return;
  await transact(async (transaction) => {
    const [entry, isKnown] = await Promise.all([
      readEntry(id, transaction),
      hasListened(id, uid, transaction),
    ]);
    if (!entry || isKnown) return;
    const { agencyId } = entry;
    const isClient = agenciesOf(claims, 'client').includes(agencyId) && companyId === entry.companyId;
    const heardAt = Timestamp.now();
    const side = isClient ? 'client' : 'agency';
    createListen(transaction, { id: listenIdOf(id, uid), agencyId, entryId: id, userId: uid, side, heardAt });
    if (!entry.heardAt) markHeard(transaction, id, heardAt);
  });
};
