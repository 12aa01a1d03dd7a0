import { Timestamp } from 'firebase-admin/firestore';
import { toAgencyChange } from '../../rights/access/on-behalf.ts';
import { getAuditAgencyId } from '../../rights/access/own-agencies.ts';
import type { Operation } from '../../work/operation.ts';
import { readRemovals, storeRemoval } from '../../work/records/agency-changes.ts';
import { findPlaces, removeFromLists } from '../../work/records/casting-demos.ts';
import { deleteDossier } from '../../work/records/demo-dossiers.ts';
import { deleteDemo, readDemo } from '../../work/records/demos.ts';
import { discardFile } from '../../platform/storage/files.ts';
import { runInUnit } from '../../work/unit/unit-of-work.ts';
import { toAuditedDemo } from './audited-demo.ts';
import { applyDemoChange, readDemoContext } from './change-demo.ts';
import { getObsoleteFiles } from './demo-file.ts';
import { findDemoOnBehalf, refuseForeignDemo, getDemoRights } from './rights.ts';

export const removeDemo: Operation<'demos.remove'> = async ({ caller, params: { talentId, demoId } }) => {
  const files = await runInUnit(caller, 'demos.remove', async (work) => {
    const { transaction } = work;
    const rights = getDemoRights(caller, talentId, await readDemo(demoId, transaction));
    refuseForeignDemo(rights);

    const { demo } = rights;
    const surroundings = await readDemoContext(talentId, transaction, demo);
    const places = await findPlaces(demoId, transaction);
    const removals = await readRemovals(transaction, talentId);

    if (places.length > 0)
      await removeFromLists(
        transaction,
        places.map(({ id }) => id),
      );

    applyDemoChange(transaction, caller, surroundings, { before: demo });

    const { talent } = surroundings;
    const change = talent && toAgencyChange(caller, talent, Timestamp.now());
    const removal = { id: demoId, kind: 'demo', name: demo.name } as const;

    storeRemoval(transaction, talentId, removals, removal, change ?? null);
    deleteDemo(transaction, demoId);
    deleteDossier(transaction, demoId);

    work.audit(
      { subject: `demos/${demoId}`, agencyId: getAuditAgencyId(caller, demo.agencyIds) },
      toAuditedDemo(demo),
      null,
      { onBehalfOf: findDemoOnBehalf(caller, talentId, rights) },
    );

    return [...getObsoleteFiles(demo)];
  });

  await Promise.all(files.map(discardFile));

  return { id: demoId };
};
