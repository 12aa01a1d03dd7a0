import { Timestamp } from 'firebase-admin/firestore';
import { AppError } from '../../errors/app-error.ts';
import { recordAudit } from '../../firestore/audit.ts';
import { transact } from '../../firestore/transact.ts';
import type { Operation } from '../../operation.ts';
import { storeEnquiry } from '../../records/enquiries.ts';
import { ownEnquiry, refuseUnseen, withStep } from './own-enquiry.ts';
import { presentOpened } from './present-enquiry.ts';

/** Closes or reopens a message. 409 when it is in that state already. */
export const moveEnquiry: Operation<'enquiries.move'> = async ({
  caller,
  params: { id },
  body: { state, revision },
}) => {
  await transact(async (transaction) => {
    const before = await ownEnquiry(caller, id, transaction);
    refuseUnseen(before, revision);
    if (before.state === state) throw new AppError(409, 'record.stale');
    const kind = state === 'closed' ? 'closed' : 'reopened';
    const step = { kind, by: caller.realUid, at: Timestamp.now(), answer: null } as const;
    storeEnquiry(transaction, withStep(before, state, step));
    recordAudit(transaction, caller, {
      agencyId: before.agencyId,
      action: 'enquiries.move',
      subject: `enquiries/${id}`,
      before: { state: before.state },
      after: { state },
    });
  });
  return presentOpened(caller, await ownEnquiry(caller, id));
};
