import { Timestamp } from 'firebase-admin/firestore';
import { agencyChange } from '../../access/on-behalf.ts';
import { agencyToTell } from '../../access/own-agencies.ts';
import { recordAudit } from '../../firestore/audit.ts';
import { transact } from '../../firestore/transact.ts';
import type { Operation } from '../../operation.ts';
import { readRemovals, storeRemoval } from '../../records/agency-changes.ts';
import { placesOf, takeOffLists } from '../../records/casting-demos.ts';
import { publicDemosOf, tellLanguages, withdrawDemo } from '../../records/demo-cache.ts';
import { deleteDossier } from '../../records/demo-dossiers.ts';
import { deleteDemo, readDemo } from '../../records/demos.ts';
import { discardFile } from '../../storage/files.ts';
import { auditedDemo } from './audited-demo.ts';
import { applyDemoChange, surroundingsOf } from './change-demo.ts';
import { filesLeftBy } from './demo-file.ts';
import { demoOnBehalfOf, refuseUnlessTheirs, rightsOver } from './rights.ts';

/** Deletes a demo with its files, from the finder, shortlists and its ticket. */
export const removeDemo: Operation<'demos.remove'> = async ({ caller, params: { talentId, demoId } }) => {
  const files = await transact(async (transaction) => {
    const rights = rightsOver(caller, talentId, await readDemo(demoId, transaction));
    refuseUnlessTheirs(rights);
    const { demo } = rights;
    const surroundings = await surroundingsOf(talentId, transaction, demo);
    const places = await placesOf(demoId, transaction);
    const halves = await publicDemosOf(talentId, transaction);
    const removals = await readRemovals(transaction, talentId);
    if (places.length > 0)
      await takeOffLists(
        transaction,
        places.map(({ id }) => id),
      );
    applyDemoChange(transaction, caller, surroundings, { before: demo });
    const { talent } = surroundings;
    const change = talent && agencyChange(caller, talent, Timestamp.now());
    const removal = { id: demoId, kind: 'demo', name: demo.name } as const;
    storeRemoval(transaction, talentId, removals, removal, change ?? null);
    deleteDemo(transaction, demoId);
    withdrawDemo(transaction, demoId, surroundings.testing);
    if (surroundings.talent)
      tellLanguages(
        transaction,
        surroundings.talent,
        halves.filter(({ id }) => id !== demoId),
        surroundings.testing,
      );
    deleteDossier(transaction, demoId);
    recordAudit(transaction, caller, {
      agencyId: agencyToTell(caller, demo.agencyIds),
      action: 'demos.remove',
      subject: `demos/${demoId}`,
      before: auditedDemo(demo),
      after: null,
      onBehalfOf: demoOnBehalfOf(caller, talentId, rights),
    });
    return [...filesLeftBy(demo)];
  });
  await Promise.all(files.map(discardFile));
  return { id: demoId };
};
