import { Timestamp } from 'firebase-admin/firestore';
import type { Casting } from '@domain/castings/castings.ts';
import { recordAudit } from '../../../firestore/audit.ts';
import { transact } from '../../../firestore/transact.ts';
import { reach } from '../../../http/reach.ts';
import type { Session } from '../../../http/session.ts';
import { readCasting, updateCastingRecord } from '../store.ts';

/** Shows or hides a casting in the public preview of its project. */
export const setPreviewVisible = (session: Session, id: string, previewVisible: boolean): Promise<Casting> =>
  transact(async (transaction) => {
    const before = reach(session, 'castings', await readCasting(id, transaction));
    const after: Casting = { ...before, previewVisible, updatedAt: Timestamp.now() };
    updateCastingRecord(transaction, id, { previewVisible, updatedAt: after.updatedAt });
    const { agencyId } = before;
    recordAudit(transaction, session, {
      agencyId,
      action: 'castings.update',
      subject: `castings/${id}`,
      before,
      after,
    });
    return after;
  });
