import { Timestamp } from 'firebase-admin/firestore';
import { AppError } from '../../errors/app-error.ts';
import { recordAudit } from '../../firestore/audit.ts';
import { transact } from '../../firestore/transact.ts';
import { queueMail } from '../../mail/outbox.ts';
import type { Operation } from '../../operation.ts';
import { storeEnquiry } from '../../records/enquiries.ts';
import { findAddressee, ownEnquiry, refuseUnseen, withStep } from './own-enquiry.ts';
import { presentOpened } from './present-enquiry.ts';

/**
 * Answers a message by email and stores the answer with it, even when closed. 409: another user was faster, or the sender has no address with
 * the agency any more.
 */
export const answerEnquiry: Operation<'enquiries.answer'> = async ({
  caller,
  params: { id },
  body: { answer, revision },
}) => {
  await transact(async (transaction) => {
    const before = await ownEnquiry(caller, id, transaction);
    const addressee = await findAddressee(before, transaction);
    refuseUnseen(before, revision);
    if (!addressee) throw new AppError(409, 'enquiry.unreachable');
    const { agencyId, writer, projectId, projectName, message, locale } = before;
    const step = { kind: 'answered', by: caller.realUid, at: Timestamp.now(), answer } as const;
    storeEnquiry(transaction, withStep(before, 'answered', step));
    queueMail(transaction, `enquiry-answer_${id}_${revision}`, {
      kind: 'enquiry-answer',
      to: addressee.email,
      locale,
      agencyId,
      params: { name: addressee.name, writer, projectId, projectName, message, answer },
    });
    // The text is kept only with the message, and deleted with it.
    recordAudit(transaction, caller, {
      agencyId,
      action: 'enquiries.answer',
      subject: `enquiries/${id}`,
      before: { state: before.state },
      after: { state: 'answered', characters: answer.length },
    });
  });
  return presentOpened(caller, await ownEnquiry(caller, id));
};
