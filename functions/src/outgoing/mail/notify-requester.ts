import type { AvailabilityRequest } from '@domain/availability/availability.ts';
import type { User } from '@domain/accounts/accounts.ts';
import { queueMail } from './outbox.ts';
import type { Work } from '../../work/unit/work.ts';

export const notifyRequester = (
  work: Work,
  { id, agencyId, revision }: Pick<AvailabilityRequest, 'id' | 'agencyId' | 'revision'>,
  { email, displayName, locale }: Pick<User, 'email' | 'displayName' | 'locale'>,
  occasion: 'confirmed' | 'cancelled' | 'counter',
): void =>
  queueMail(work, `availability-answer_${id}_${occasion === 'counter' ? occasion : revision}`, {
    kind: 'availability-answer',
    to: email,
    locale,
    agencyId,
    params: { name: displayName, requestId: id, occasion },
  });
