import { visibleTo } from '../../access/visible-to.ts';
import { AppError } from '../../errors/app-error.ts';
import { recordAudit } from '../../firestore/audit.ts';
import { transact } from '../../firestore/transact.ts';
import type { Operation } from '../../operation.ts';
import { shortlistedDemos, setOrder } from '../../records/casting-demos.ts';
import { readCasting } from '../../records/castings.ts';
import { changeableProject, readProject } from '../../records/projects.ts';

/** Sorts a character's list; 409 when the order doesn't contain exactly the listed demos, or a beginning contains an unlisted one. */
export const changeOrder: Operation<'castings.changeOrder'> = ({
  caller,
  params: { id: castingId },
  body: { voiceId, castingDemoIds: wanted, isBeginning = false },
}) =>
  transact(async (transaction) => {
    const casting = visibleTo(caller, 'castings', await readCasting(castingId, transaction));
    changeableProject(await readProject(casting.projectId, transaction));
    const shortlisted = await shortlistedDemos(castingId, voiceId, transaction);
    const named = new Set(wanted);
    const others = shortlisted.filter(({ id }) => !named.has(id)).map(({ id }) => id);
    const isSameList =
      named.size === wanted.length &&
      named.size + others.length === shortlisted.length &&
      (isBeginning || others.length === 0);
    if (!isSameList) throw new AppError(409, 'casting.orderChanged');
    const castingDemoIds = [...wanted, ...others];
    const orderBefore = new Map(shortlisted.map(({ id, order }) => [id, order]));
    const after = castingDemoIds.map((id, order) => ({ id, order }));
    for (const { id, order } of after) if (orderBefore.get(id) !== order) setOrder(transaction, id, order);
    recordAudit(transaction, caller, {
      agencyId: casting.agencyId,
      action: 'castings.changeOrder',
      subject: `castings/${castingId}`,
      before: { voiceId, order: shortlisted.map(({ id }) => id) },
      after: { voiceId, order: castingDemoIds },
    });
    return after;
  });
