import { Timestamp } from 'firebase-admin/firestore';
import type { Casting } from '@domain/castings/castings.ts';
import type { CastingPatch } from '@domain/castings/castings.schema.ts';
import { recordAudit } from '../../../firestore/audit.ts';
import { transact } from '../../../firestore/transact.ts';
import { reach } from '../../../http/reach.ts';
import type { Session } from '../../../http/session.ts';
import { newIdentifier } from '../../../tokens/new-identifier.ts';
import { readCasting, updateCastingRecord } from '../store.ts';

/**
 * Shows or hides a casting in the public preview of its project, and gives it a new public address: the one before opens
 * nothing from then on. The records of what was changed hold no address.
 */
export const updateCasting = (
  session: Session,
  id: string,
  { previewVisible, renewLink }: CastingPatch,
): Promise<Casting> => {
  const change = {
    ...(previewVisible === undefined ? {} : { previewVisible }),
    ...(renewLink ? { urlIdentifier: newIdentifier() } : {}),
    updatedAt: Timestamp.now(),
  };
  return transact(async (transaction) => {
    const before = reach(session, 'castings', await readCasting(id, transaction));
    if (previewVisible === undefined && !renewLink) return before;
    const after: Casting = { ...before, ...change };
    updateCastingRecord(transaction, id, change);
    recordAudit(transaction, session, {
      agencyId: before.agencyId,
      action: 'castings.update',
      subject: `castings/${id}`,
      before: { previewVisible: before.previewVisible },
      after: { previewVisible: after.previewVisible, ...(renewLink ? { linkRenewed: true } : {}) },
    });
    return after;
  });
};
