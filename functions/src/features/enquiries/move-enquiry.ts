import { Timestamp } from 'firebase-admin/firestore';
import { AppError } from '../../platform/errors/app-error.ts';
import { enquiries } from '../../work/collections/enquiries.ts';
import { operation } from '../../work/unit/operation.ts';
import { refuseUnseen } from './require-own-enquiry.ts';
import { presentOpened } from './present-enquiry.ts';

/** Closes or reopens a message. 409 when it is in that state already. */
export const moveEnquiry = operation(
  'enquiries.move',
  { record: enquiries, facts: ['state'] },
  async ({ work, caller, params: { id }, body: { state, revision } }) => {
    const before = await work.get(enquiries, id);
    refuseUnseen(before, revision);
    if (before.state === state) throw new AppError(409, 'record.stale');
    const kind = state === 'closed' ? 'closed' : 'reopened';
    const step = { kind, by: caller.realUid, at: Timestamp.now(), answer: null } as const;
    return presentOpened(caller, work.update(before, { state, steps: [...before.steps, step] }));
  },
);
