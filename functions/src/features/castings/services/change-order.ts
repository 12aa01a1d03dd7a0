import type { ChangeOrderValues } from '@domain/castings/castings.schema.ts';
import { recordAudit } from '../../../firestore/audit.ts';
import { transact } from '../../../firestore/transact.ts';
import { AppError } from '../../../http/app-error.ts';
import { reach } from '../../../http/reach.ts';
import type { Session } from '../../../http/session.ts';
import { listedDemos, readCasting, setOrder } from '../store.ts';

/** Puts one character's list in a new order; 409 when the order does not name exactly the demos that are listed now. */
export const changeOrder = (
  session: Session,
  castingId: string,
  { voiceId, castingDemoIds }: ChangeOrderValues,
): Promise<readonly { id: string; order: number }[]> =>
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
