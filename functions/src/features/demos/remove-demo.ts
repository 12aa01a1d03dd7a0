import { Timestamp } from 'firebase-admin/firestore';
import { toAgencyChange } from '../../work/access/on-behalf.ts';
import { getAuditAgencyId } from '../../work/access/own-agencies.ts';
import { readRemovals } from '../../work/collections/agency-changes.ts';
import { storeRemoval } from '../../work/records/agency-changes.ts';
import { findPlaces } from '../../work/collections/casting-demos.ts';
import { demoDossiers } from '../../work/collections/demo-dossiers.ts';
import { demos, readDemo } from '../../work/collections/demos.ts';
import { discardFile } from '../../platform/storage/files.ts';
import { operationInSteps } from '../../work/unit/operation.ts';
import { toAuditedDemo } from './audited-demo.ts';
import { applyDemoChange, readDemoContext } from './change-demo.ts';
import { getObsoleteFiles } from './demo-file.ts';
import { findDemoOnBehalf, refuseForeignDemo, getDemoRights } from './rights.ts';

export const removeDemo = operationInSteps(
  'demos.remove',
  async ({ step, caller, params: { talentId, demoId } }) => {
    const files = await step(async (work) => {
      const rights = getDemoRights(caller, talentId, await readDemo(demoId, work));
      refuseForeignDemo(rights);

      const { demo } = rights;
      const surroundings = await readDemoContext(talentId, work, demo);
      const places = await findPlaces(demoId, work);
      const removals = await readRemovals(work, talentId);

      for (const place of places) work.delete(place);

      applyDemoChange(work, caller, surroundings, { before: demo });

      const { talent } = surroundings;
      const change = talent && toAgencyChange(caller, talent, Timestamp.now());
      const removal = { id: demoId, kind: 'demo', name: demo.name } as const;

      storeRemoval(work, talentId, removals, removal, change ?? null);
      work.deleteById(demos, demoId);
      work.deleteById(demoDossiers, demoId);

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
  },
);
