import type * as yup from 'yup';
import { messageId, text } from '../messages/yup.ts';

const isRejecting = (reason: string | undefined, { parent }: yup.TestContext): boolean =>
  !reason || (parent as { readonly accountValidationStatus?: string }).accountValidationStatus === 'REJECTED';

/** Reason of a rejection, beside `accountValidationStatus`; mailed to the person. */
export const rejectionReason = () =>
  text().max(512).test('rejecting', messageId('validation.rejectionReason'), isRejecting).optional();
