import { Timestamp } from 'firebase-admin/firestore';
import type { Casting } from '@domain/castings/castings.ts';
import { reach } from '../../access/reach.ts';
import { recordAudit } from '../../firestore/audit.ts';
import { serialised } from '../../firestore/db.ts';
import { transact } from '../../firestore/transact.ts';
import type { Operation } from '../../operation.ts';
import { readCasting, updateCastingFields } from '../../records/castings.ts';
import { newIdentifier } from '../../tokens/new-identifier.ts';

/**
 * Shows or hides a casting in the public preview of its project, and gives it a new public address: the one before opens
 * nothing from then on. The records of what was changed hold no address.
 */
export const updateCasting: Operation<'castings.update'> = async ({
  session,
  params: { id },
  body: { previewVisible, renewLink },
}) => {
  const change = {
    ...(previewVisible === undefined ? {} : { previewVisible }),
    ...(renewLink ? { urlIdentifier: newIdentifier() } : {}),
    updatedAt: Timestamp.now(),
  };
  return serialised(
    await transact(async (transaction) => {
      const before = reach(session, 'castings', await readCasting(id, transaction));
      if (previewVisible === undefined && !renewLink) return before;
      const after: Casting = { ...before, ...change };
      updateCastingFields(transaction, id, change);
      recordAudit(transaction, session, {
        agencyId: before.agencyId,
        action: 'castings.update',
        subject: `castings/${id}`,
        before: { previewVisible: before.previewVisible },
        after: { previewVisible: after.previewVisible, ...(renewLink ? { linkRenewed: true } : {}) },
      });
      return after;
    }),
  );
};
