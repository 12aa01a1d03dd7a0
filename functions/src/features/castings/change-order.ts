import { visibleTo } from '../../access/visible-to.ts';
import { AppError } from '../../errors/app-error.ts';
import { recordAudit } from '../../firestore/audit.ts';
import { transact } from '../../firestore/transact.ts';
import type { Operation } from '../../operation.ts';
import { shortlistedDemos, setOrder } from '../../records/casting-demos.ts';
import { openCasting, readCasting } from '../../records/castings.ts';

/** Puts one character's list in a new order; 409 when the order does not name exactly the demos that are listed now. */
export const changeOrder: Operation<'castings.changeOrder'> = ({
  caller,
  params: { id: castingId },
  body: { voiceId, castingDemoIds },
}) =>
  transact(async (transaction) => {
    const casting = openCasting(visibleTo(caller, 'castings', await readCasting(castingId, transaction)));
    const shortlisted = await shortlistedDemos(castingId, voiceId, transaction);
    const named = new Set(castingDemoIds);
    const isSameList =
      named.size === castingDemoIds.length &&
      named.size === shortlisted.length &&
      shortlisted.every(({ id }) => named.has(id));
    if (!isSameList) throw new AppError(409, 'casting.orderChanged');
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
