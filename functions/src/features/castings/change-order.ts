import { reach } from '../../access/reach.ts';
import { AppError } from '../../errors/app-error.ts';
import { recordAudit } from '../../firestore/audit.ts';
import { transact } from '../../firestore/transact.ts';
import type { Operation } from '../../operation.ts';
import { listedDemos, setOrder } from '../../records/casting-demos.ts';
import { readCasting } from '../../records/castings.ts';

/** Puts one character's list in a new order; 409 when the order does not name exactly the demos that are listed now. */
export const changeOrder: Operation<'castings.changeOrder'> = ({
  session,
  params: { id: castingId },
  body: { voiceId, castingDemoIds },
}) =>
  transact(async (transaction) => {
    const casting = reach(session, 'castings', await readCasting(castingId, transaction));
    const listed = await listedDemos(castingId, voiceId, transaction);
    const named = new Set(castingDemoIds);
    const isSameList =
      named.size === castingDemoIds.length &&
      named.size === listed.length &&
      listed.every(({ id }) => named.has(id));
    if (!isSameList) throw new AppError(409, 'casting.orderChanged');
    const orderBefore = new Map(listed.map(({ id, order }) => [id, order]));
    const after = castingDemoIds.map((id, order) => ({ id, order }));
    for (const { id, order } of after) if (orderBefore.get(id) !== order) setOrder(transaction, id, order);
    recordAudit(transaction, session, {
      agencyId: casting.agencyId,
      action: 'castings.changeOrder',
      subject: `castings/${castingId}`,
      before: { voiceId, order: listed.map(({ id }) => id) },
      after: { voiceId, order: castingDemoIds },
    });
    return after;
  });
