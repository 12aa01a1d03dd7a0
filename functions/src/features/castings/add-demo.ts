import { CASTING_DEMOS_MAX, toCastingDemoId } from '@domain/castings/castings.ts';
import { visibleTo } from '../../access/visible-to.ts';
import { AppError, notFound } from '../../errors/app-error.ts';
import { recordAudit } from '../../firestore/audit.ts';
import { serialise } from '../../firestore/db.ts';
import { transact } from '../../firestore/transact.ts';
import type { Operation } from '../../operation.ts';
import { createCastingDemo, shortlistedDemos, readCastingDemo } from '../../records/casting-demos.ts';
import { readCasting } from '../../records/castings.ts';
import { readApprovedDemo } from '../../records/demo-cache.ts';
import { beginCasting, changeableProject, readProject } from '../../records/projects.ts';
import { countCommentsOn } from '../../records/voice-comments.ts';
import { readVoice } from '../../records/voices.ts';
import { listableDemo, getPlace } from './listable-demo.ts';

/** Lists an approved demo for a character, at the end. Idempotent. */
export const addDemo: Operation<'castings.addDemo'> = async ({
  caller,
  params: { projectId },
  body: values,
}) => {
  // Outside the transaction: the fields used here never change and the count isn't used, so concurrent additions for other characters don't contend.
  const casting = visibleTo(caller, 'castings', await readCasting(values.castingId));
  // Also outside: a project in casting never becomes new again.
  const known = changeableProject(visibleTo(caller, 'projects', await readProject(projectId)));
  const begins = known.state === 'New';
  return serialise(
    await transact(async (transaction) => {
      const voice = visibleTo(caller, 'voices', await readVoice(values.voiceId, transaction));
      if (casting.projectId !== projectId || voice.projectId !== projectId) throw notFound();
      const id = toCastingDemoId(casting.id, voice.id, values.demoId);
      const shortlisted = await readCastingDemo(id, transaction);
      if (shortlisted) return shortlisted;

      const demo = listableDemo(caller, casting, await readApprovedDemo(values.demoId, transaction));
      const others = await shortlistedDemos(casting.id, voice.id, transaction);
      if (others.length >= CASTING_DEMOS_MAX)
        throw new AppError(422, 'casting.listFull', {
          property: 'demoId',
          values: { character: voice.name, max: CASTING_DEMOS_MAX },
        });

      const order = (others.at(-1)?.order ?? -1) + 1;
      const comments = await countCommentsOn(id, transaction);
      const castingDemo = getPlace(casting, voice.id, demo, { order, isSelected: false, comments });
      const project = begins ? await readProject(projectId, transaction) : undefined;
      createCastingDemo(transaction, castingDemo);
      if (project) beginCasting(transaction, project);
      const { agencyId } = casting;
      const after = { demoId: demo.id, order: castingDemo.order };
      recordAudit(transaction, caller, {
        agencyId,
        action: 'castings.addDemo',
        subject: `castingDemos/${id}`,
        before: null,
        after,
      });
      return castingDemo;
    }),
  );
};
