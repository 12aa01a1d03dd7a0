import type * as yup from 'yup';
import { messageId, text } from '../messages/yup.ts';

const isRejecting = (reason: string | undefined, { parent }: yup.TestContext): boolean =>
  !reason || (parent as { readonly accountValidationStatus?: string }).accountValidationStatus === 'REJECTED';

/** Why a registration is rejected, beside `accountValidationStatus`; the person reads it in the email. */
export const rejectionReason = () =>
  text().max(512).test('rejecting', messageId('validation.rejectionReason'), isRejecting).optional();
