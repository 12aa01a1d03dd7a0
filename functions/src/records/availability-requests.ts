import type { Transaction } from 'firebase-admin/firestore';
import { isStanding, type AvailabilityRequest } from '@domain/availability/availability.ts';
import { collectionOf, documentOf, withoutId } from '../firestore/db.ts';

const requests = () => collectionOf('availabilityRequests');

export const newAvailabilityRequestId = (): string => requests().doc().id;

export const readAvailabilityRequest = async (
  id: string,
  transaction?: Transaction,
): Promise<AvailabilityRequest | undefined> => {
  const ref = requests().doc(id);
  return documentOf<AvailabilityRequest>(await (transaction ? transaction.get(ref) : ref.get()));
};

/** Requests of one role that are still of account: asked or accepted, by whichever talent. */
export const standingRequestsOf = async (
  { castingId, voiceId }: Pick<AvailabilityRequest, 'castingId' | 'voiceId'>,
  transaction?: Transaction,
): Promise<readonly AvailabilityRequest[]> => {
  const ofRole = requests().where('castingId', '==', castingId).where('voiceId', '==', voiceId);
  const found = await (transaction ? transaction.get(ofRole) : ofRole.get());
  return found.docs.flatMap((snapshot) => documentOf<AvailabilityRequest>(snapshot) ?? []).filter(isStanding);
};

/** Whether others are asked for the role of a request, so that the first of them to accept has it. */
export const isFirstCome = async (request: AvailabilityRequest): Promise<boolean> =>
  request.othersThen === 'release' &&
  (await standingRequestsOf(request)).some(({ talentId }) => talentId !== request.talentId);

export const createAvailabilityRequest = (transaction: Transaction, request: AvailabilityRequest): void => {
  transaction.create(requests().doc(request.id), withoutId(request));
};

export const updateAvailabilityRequest = (
  transaction: Transaction,
  id: string,
  change: Partial<AvailabilityRequest>,
): void => {
  transaction.update(requests().doc(id), change);
};
