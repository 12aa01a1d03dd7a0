import { Timestamp } from 'firebase-admin/firestore';
import { AppError } from '../../platform/errors/app-error.ts';
import { queueMail } from '../../outgoing/mail/outbox.ts';
import { enquiries } from '../../work/collections/enquiries.ts';
import { operation } from '../../work/unit/operation.ts';
import { findAddressee, refuseUnseen } from './require-own-enquiry.ts';
import { presentOpened } from './present-enquiry.ts';

/** Answers a message by email, even when closed. 409: another user was faster, or the sender has no address with the agency any more. */
export const answerEnquiry = operation(
  'enquiries.answer',
  async ({ work, caller, params: { id }, body: { answer, revision } }) => {
    const before = await work.get(enquiries, id);
    const addressee = await findAddressee(before, work);
    refuseUnseen(before, revision);
    if (!addressee) throw new AppError(409, 'enquiry.unreachable');

    const { agencyId, writer, projectId, projectName, message, locale } = before;
    const step = { kind: 'answered', by: caller.realUid, at: Timestamp.now(), answer } as const;
    const after = work.update(before, { state: 'answered', steps: [...before.steps, step] });

    queueMail(work, `enquiry-answer_${id}_${revision}`, {
      kind: 'enquiry-answer',
      to: addressee.email,
      locale,
      agencyId,
      params: { name: addressee.name, writer, projectId, projectName, message, answer },
    });

    // The text is kept only with the message, and deleted with it.
    work.audit(before, { state: before.state }, { state: 'answered', characters: answer.length });

    return presentOpened(caller, after);
  },
);
