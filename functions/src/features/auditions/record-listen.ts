import { Timestamp } from 'firebase-admin/firestore';
import { getAgencies } from '@domain/access/roles.ts';
import type { AuditionEntry } from '@domain/auditions/auditions.ts';
import { toListenId } from '@domain/auditions/listens.ts';
import type { Caller } from '../../work/access/caller.ts';
import { readEntry } from '../../work/collections/audition-entries.ts';
import { takeListens, hasListened } from '../../work/collections/take-listens.ts';
import type { Step } from '../../work/unit/operation.ts';

/** Records that a project member first opens a take. Skips acting admins and a talent's own take. No audit record: the project doesn't change. */
export const recordListen = async (
  step: Step,
  caller: Caller,
  { id, talentId }: AuditionEntry,
): Promise<void> => {
  const { uid, realUid, claims, companyId } = caller;
  if (caller.apiKey || uid !== realUid || uid === talentId || (await hasListened(id, uid))) return;

  await step(
    async (work) => {
      const [entry, isKnown] = await Promise.all([readEntry(id, work), hasListened(id, uid, work)]);
      if (!entry || isKnown) return;

      const { agencyId } = entry;
      const isClient = getAgencies(claims, 'client').includes(agencyId) && companyId === entry.companyId;
      const heardAt = Timestamp.now();
      const side = isClient ? 'client' : 'agency';

      work.create(takeListens, {
        id: toListenId(id, uid),
        agencyId,
        entryId: id,
        userId: uid,
        side,
        heardAt,
      });
      // The client reads the entry: it changes once the take is forwarded.
      if (!entry.heardAt && entry.status === 'uploaded') work.update(entry, { heardAt });
    },
    { action: null },
  );
};
