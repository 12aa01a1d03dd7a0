import { Timestamp } from 'firebase-admin/firestore';
import { resetReview } from '@domain/demos/revision.ts';
import type { Demo } from '@domain/demos/demos.ts';
import type { EndpointBody } from '@domain/contract.ts';
import type { Api } from '@domain/api.ts';
import { getAuditAgencyId } from '../../work/access/own-agencies.ts';
import type { Caller } from '../../work/access/caller.ts';
import { refuseStale } from '../../platform/firestore/stale.ts';
import { demos, readDemo } from '../../work/collections/demos.ts';
import { operationInSteps, type Step } from '../../work/unit/operation.ts';
import { toAuditedDemo } from './audited-demo.ts';
import { applyDemoChange, readDemoContext } from './change-demo.ts';
import { recordDemoConsent } from './consent.ts';
import { getObsoleteFiles, storeDemoFile, type FileFacts } from './demo-file.ts';
import {
  findDemoOnBehalf,
  refuseOthersConsent,
  getDemoRights,
  storeDemoChange,
  type DemoRights,
} from './rights.ts';
import { presentDemo } from './present-demo.ts';
import type { Work } from '../../work/unit/work.ts';

type Fields = EndpointBody<Api['demos.replace']>;
interface Replacement {
  readonly talentId: string;
  readonly demoId: string;
  readonly fields: Fields;
}

const requireReplaceable = async (
  caller: Caller,
  { talentId, demoId, fields }: Replacement,
  work: Work,
): Promise<DemoRights & { readonly demo: Demo }> => {
  const found = getDemoRights(caller, talentId, await readDemo(demoId, work));
  refuseStale(fields.updatedAt, found.demo);
  refuseOthersConsent(caller, talentId, found.demo, fields.syntheticVoiceConsent);
  return found;
};

const replace = (step: Step, caller: Caller, replacement: Replacement, facts: FileFacts) =>
  step(
    async (work) => {
      const { talentId, demoId, fields } = replacement;
      const { demo: before, ...rights } = await requireReplaceable(caller, replacement, work);
      const { isOwner, isStaff } = rights;
      const surroundings = await readDemoContext(talentId, work, before);
      const { principalInCategory: isWanted, updatedAt: _edited, ...view } = fields;
      const updatedAt = Timestamp.now();

      const changed: Demo = {
        ...resetReview(before, true),
        ...view,
        ...facts,
        editedDuringCuration: !isOwner && !isStaff,
        updatedAt,
      };

      const wish = isWanted === undefined ? undefined : { id: demoId, wanted: isWanted };
      const after = applyDemoChange(work, caller, surroundings, { before, after: changed }, wish) ?? changed;
      const { id: _id, ...stored } = after;

      work.updateById(demos, demoId, stored);
      storeDemoChange(work, caller, after, rights, updatedAt);
      recordDemoConsent(work, caller, changed, before.syntheticVoiceConsent);

      work.audit(
        { subject: `demos/${demoId}`, agencyId: getAuditAgencyId(caller, before.agencyIds) },
        toAuditedDemo(before),
        toAuditedDemo(after),
        { onBehalfOf: findDemoOnBehalf(caller, talentId, rights) },
      );

      return {
        result: presentDemo(caller, after),
        unnamed: [...getObsoleteFiles(before, after)],
      };
    },
    { action: 'demos.replace' },
  );

/** Replaces a demo's file. It awaits review again with its history kept; clients hear the approved one until then. */
export const replaceDemo = operationInSteps(
  'demos.replace',
  async ({ step, caller, params, body: fields, file }) => {
    const replacement = { ...params, fields };
    await step(
      async (work) => {
        await requireReplaceable(caller, replacement, work);
      },
      { action: null },
    );
    return storeDemoFile(params.talentId, await file(), (facts) => replace(step, caller, replacement, facts));
  },
);
