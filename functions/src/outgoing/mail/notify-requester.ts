import type { Transaction } from 'firebase-admin/firestore';
import type { AvailabilityRequest } from '@domain/availability/availability.ts';
import type { User } from '@domain/accounts/accounts.ts';
import { queueMail } from './outbox.ts';

export const notifyRequester = (
  transaction: Transaction,
  { id, agencyId, revision }: Pick<AvailabilityRequest, 'id' | 'agencyId' | 'revision'>,
  { email, displayName, locale }: Pick<User, 'email' | 'displayName' | 'locale'>,
  occasion: 'confirmed' | 'cancelled',
): void =>
  queueMail(transaction, `availability-answer_${id}_${revision}`, {
    kind: 'availability-answer',
    to: email,
    locale,
    agencyId,
    params: { name: displayName, requestId: id, occasion },
  });
