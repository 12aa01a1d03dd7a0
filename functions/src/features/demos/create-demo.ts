import { Timestamp } from 'firebase-admin/firestore';
import { demoFormSchema, type NewDemo } from '@domain/demos/demos.schema.ts';
import { DEMOS_MAX, type Demo } from '@domain/demos/demos.ts';
import type { Talent } from '@domain/talents/talents.ts';
import { toAgencyChange, getRepresentedTalent } from '../../work/access/on-behalf.ts';
import { getAuditAgencyId } from '../../work/access/own-agencies.ts';
import { requireVisible } from '../../work/access/require-visible.ts';
import type { Caller } from '../../work/access/caller.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { storeAgencyChange } from '../../work/records/agency-changes.ts';
import { demos, newDemoId } from '../../work/collections/demos.ts';
import { readTalent } from '../../work/collections/talents.ts';
import { operationInSteps } from '../../work/unit/operation.ts';
import { toAuditedDemo } from './audited-demo.ts';
import { applyDemoChange, readDemoContext, type DemoContext } from './change-demo.ts';
import { recordDemoConsent } from './consent.ts';
import { storeDemoFile, type FileFacts } from './demo-file.ts';
import { refuseOthersConsent } from './rights.ts';
import { presentDemo } from './present-demo.ts';
import type { Work } from '../../work/unit/work.ts';

/** Returns the talent and the context, after checking the limit of demos. */
const requireRoom = async (
  caller: Caller,
  talentId: string,
  fields: NewDemo,
  work: Work,
): Promise<{ readonly talent: Talent; readonly surroundings: DemoContext }> => {
  const talent = requireVisible(caller, 'talents', await readTalent(talentId, work));
  const byDefault = { syntheticVoiceConsent: talent.syntheticVoiceConsent ?? false };
  refuseOthersConsent(caller, talentId, byDefault, fields.syntheticVoiceConsent);
  const surroundings = await readDemoContext(talentId, work, undefined, fields.language);
  if (surroundings.demos.length >= DEMOS_MAX)
    throw new AppError(409, 'demo.tooMany', { values: { max: DEMOS_MAX } });
  return { talent, surroundings };
};

const makeDemo = (owner: Talent, fields: NewDemo, facts: FileFacts): Demo => {
  const { id: talentId, agencyIds, ...talent } = owner;
  const now = Timestamp.now();

  return {
    ...facts,
    ...demoFormSchema.cast(fields),
    id: newDemoId(),
    talentId,
    agencyIds,
    principalInCategory: false,
    syntheticVoiceConsent: fields.syntheticVoiceConsent ?? talent.syntheticVoiceConsent ?? false,
    approvedPath: null,
    reviewStatus: 'pending',
    approved: false,
    reviewerComment: null,
    reviewerReasons: [],
    editedDuringCuration: false,
    engineer: null,
    reviewedAt: null,
    earlierReviews: [],
    curationTicketId: null,
    assignedTo: null,
    assignedAt: null,
    createdAt: now,
    updatedAt: now,
  };
};

/** Creates a demo of the caller or a managed talent; it awaits review. */
export const createDemo = operationInSteps(
  'demos.create',
  async ({ step, caller, params: { id: talentId }, body: fields, file }) => {
    // Checked first, so that a caller without rights doesn't cause measuring.
    await step(
      async (work) => {
        await requireRoom(caller, talentId, fields, work);
      },
      { action: null },
    );

    return storeDemoFile(talentId, await file(), async (facts) => ({
      result: await step(async (work) => {
        const { talent, surroundings } = await requireRoom(caller, talentId, fields, work);
        const made = makeDemo(talent, fields, facts);
        const wish = fields.principalInCategory ? { id: made.id, wanted: true } : undefined;
        const demo = applyDemoChange(work, caller, surroundings, { after: made }, wish) ?? made;

        work.create(demos, demo);

        const change = toAgencyChange(caller, talent, demo.createdAt);
        if (change) storeAgencyChange(work, talentId, ['demos', demo.id], change);
        recordDemoConsent(work, caller, demo, false);

        work.audit(
          { subject: `demos/${demo.id}`, agencyId: getAuditAgencyId(caller, talent.agencyIds) },
          null,
          toAuditedDemo(demo),
          { onBehalfOf: getRepresentedTalent(caller, talentId) },
        );

        return presentDemo(caller, demo);
      }),
      unnamed: [],
    }));
  },
);
