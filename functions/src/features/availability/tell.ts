import type { Transaction } from 'firebase-admin/firestore';
import type { AvailabilityRequest } from '@domain/availability/availability.ts';
import type { AvailabilityOccasion } from '@domain/mail/mail.ts';
import type { Talent } from '@domain/talents/talents.ts';
import type { User } from '@domain/accounts/accounts.ts';
import { queueMail } from '../../mail/outbox.ts';

/** What a talent is told about a request of theirs; once for each of its revisions. */
export const tellOfRequest = (
  transaction: Transaction,
  { id, agencyId, revision }: Pick<AvailabilityRequest, 'id' | 'agencyId' | 'revision'>,
  { email, name, communicationLanguage }: Pick<Talent, 'email' | 'name' | 'communicationLanguage'>,
  occasion: AvailabilityOccasion,
): void =>
  queueMail(transaction, `availability_${id}_${occasion}_${revision}`, {
    kind: 'availability',
    to: email,
    locale: communicationLanguage,
    agencyId,
    params: { talentName: name, requestId: id, occasion },
  });

/** Whoever asked hears that the talent has accepted. */
export const tellClientOfAnswer = (
  transaction: Transaction,
  { id, agencyId, revision }: Pick<AvailabilityRequest, 'id' | 'agencyId' | 'revision'>,
  { email, displayName, locale }: Pick<User, 'email' | 'displayName' | 'locale'>,
): void =>
  queueMail(transaction, `availability-answer_${id}_${revision}`, {
    kind: 'availability-answer',
    to: email,
    locale,
    agencyId,
    params: { name: displayName, requestId: id },
  });
