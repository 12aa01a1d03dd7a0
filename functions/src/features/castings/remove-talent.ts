import { visibleTo } from '../../access/visible-to.ts';
import { notFound } from '../../errors/app-error.ts';
import { recordAudit } from '../../firestore/audit.ts';
import { transact } from '../../firestore/transact.ts';
import type { Operation } from '../../operation.ts';
import { deleteCastingDemo, shortlistedDemos } from '../../records/casting-demos.ts';
import { readCasting } from '../../records/castings.ts';
import { changeableProject, readProject } from '../../records/projects.ts';
import { readVoice } from '../../records/voices.ts';
import { refuseWhileBooked } from './refuse-while-booked.ts';

/** Removes all of a talent's demos from a character's list together. Idempotent. */
export const removeTalent: Operation<'castings.removeTalent'> = async ({
  caller,
  params: { id, voiceId },
  body: { talentId },
}) => {
  await transact(async (transaction) => {
    const casting = visibleTo(caller, 'castings', await readCasting(id, transaction));
    const voice = visibleTo(caller, 'voices', await readVoice(voiceId, transaction));
    if (voice.projectId !== casting.projectId) throw notFound();
    changeableProject(await readProject(casting.projectId, transaction));
    const shortlisted = await shortlistedDemos(id, voiceId, transaction);
    const own = shortlisted.filter((demo) => demo.talentId === talentId);
    const [first] = own;
    if (!first) return;
    await refuseWhileBooked(first, (request) => request.talentId === talentId, transaction);

    for (const demo of own) deleteCastingDemo(transaction, demo);
    recordAudit(transaction, caller, {
      agencyId: casting.agencyId,
      action: 'castings.removeTalent',
      subject: `castings/${id}`,
      before: { voiceId, talentId, demos: own.map(({ demoId, order }) => ({ demoId, order })) },
      after: null,
    });
  });
  return { id };
};
