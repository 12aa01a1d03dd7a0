import { CASTING_DEMOS_MAX, toCastingDemoId } from '@domain/castings/castings.ts';
import { requireVisible } from '../../work/access/require-visible.ts';
import { AppError, notFound } from '../../platform/errors/app-error.ts';
import { serialise } from '../../platform/firestore/db.ts';
import { castingDemos, findShortlistedDemos, readCastingDemo } from '../../work/collections/casting-demos.ts';
import { readCasting } from '../../work/collections/castings.ts';
import { readApprovedDemo } from '../../work/collections/public-demos.ts';
import { requireChangeableProject, readProject } from '../../work/collections/projects.ts';
import { beginCasting } from '../../work/records/projects.ts';
import { characters } from '../../work/collections/characters.ts';
import { operation } from '../../work/unit/operation.ts';
import { readOpinionCounts } from './opinion-counts.ts';
import { requireListableDemo, getPlace } from './require-listable-demo.ts';

/** Lists an approved demo for a character, at the end. Idempotent. */
export const addDemo = operation(
  'castings.addDemo',
  async ({ work, caller, params: { projectId }, body: values }) => {
    // Outside the transaction: the fields used here never change and the count isn't used, so concurrent additions for other characters don't contend.
    const casting = requireVisible(caller, 'castings', await readCasting(values.castingId));
    // Also outside: a project in casting never becomes new again.
    const current = requireChangeableProject(
      requireVisible(caller, 'projects', await readProject(projectId)),
    );
    const begins = current.state === 'New';
    const voice = await work.get(characters, values.voiceId);
    if (casting.projectId !== projectId || voice.projectId !== projectId) throw notFound();

    const id = toCastingDemoId(casting.id, voice.id, values.demoId);
    const shortlisted = await readCastingDemo(id, work);
    if (shortlisted) return serialise(shortlisted);

    const demo = requireListableDemo(caller, casting, await readApprovedDemo(values.demoId, work));
    const listed = await findShortlistedDemos(casting.id, voice.id, work);
    if (listed.length >= CASTING_DEMOS_MAX)
      throw new AppError(422, 'casting.listFull', {
        property: 'demoId',
        values: { character: voice.name, max: CASTING_DEMOS_MAX },
      });

    const order = (listed.at(-1)?.order ?? -1) + 1;
    const opinions = await readOpinionCounts(id, work);
    const castingDemo = getPlace(casting, voice.id, demo, { order, isSelected: false, opinions });
    const project = begins ? await readProject(projectId, work) : undefined;

    work.create(castingDemos, castingDemo);
    if (project) beginCasting(work, project);

    const { agencyId } = casting;
    const after = { demoId: demo.id, order: castingDemo.order };

    work.audit({ subject: `castingDemos/${id}`, agencyId }, null, after);

    return serialise(castingDemo);
  },
);
