import type { QuerySnapshot, Transaction } from 'firebase-admin/firestore';
import { isStanding, type AvailabilityRequest } from '@domain/availability/availability.ts';
import { ID_PATTERN } from '@domain/messages/yup.ts';
import { addProgress, lessProgress, progressOfRequest } from '@domain/projects/progress.ts';
import { collectionOf, documentOf, withoutId } from '../firestore/db.ts';
import { countProgress, readProjects } from './projects.ts';

const requests = () => collectionOf('availabilityRequests');

export const newAvailabilityRequestId = (): string => requests().doc().id;

export const readAvailabilityRequest = async (
  id: string,
  transaction?: Transaction,
): Promise<AvailabilityRequest | undefined> => {
  const ref = requests().doc(id);
  return documentOf<AvailabilityRequest>(await (transaction ? transaction.get(ref) : ref.get()));
};

const standingAmong = ({ docs }: QuerySnapshot): readonly AvailabilityRequest[] =>
  docs.flatMap((snapshot) => documentOf<AvailabilityRequest>(snapshot) ?? []).filter(isStanding);

/** Requests of one role that are still of account: asked or accepted, by whichever talent. */
export const standingRequestsOf = async (
  { castingId, voiceId }: Pick<AvailabilityRequest, 'castingId' | 'voiceId'>,
  transaction?: Transaction,
): Promise<readonly AvailabilityRequest[]> => {
  const ofRole = requests().where('castingId', '==', castingId).where('voiceId', '==', voiceId);
  return standingAmong(await (transaction ? transaction.get(ofRole) : ofRole.get()));
};

/** Requests of one project that are still of account. */
export const standingRequestsIn = async (
  projectId: string,
  transaction: Transaction,
): Promise<readonly AvailabilityRequest[]> =>
  standingAmong(await transaction.get(requests().where('projectId', '==', projectId)));

/** Requests of some talents, by one agency, that are still of account. */
export const standingRequestsTo = async (
  agencyId: string,
  talentIds: readonly string[],
  transaction?: Transaction,
): Promise<readonly AvailabilityRequest[]> => {
  const found = await Promise.all(
    talentIds.map((talentId) => {
      const own = requests().where('agencyId', '==', agencyId).where('talentId', '==', talentId);
      return transaction ? transaction.get(own) : own.get();
    }),
  );
  return found.flatMap(standingAmong);
};

/** Whether others are asked for the role of a request, so that the first of them to accept has it. */
export const isFirstCome = async (request: AvailabilityRequest): Promise<boolean> =>
  request.othersThen === 'release' &&
  (await standingRequestsOf(request)).some(({ talentId }) => talentId !== request.talentId);

/** Writes a request; the project counts it. */
export const createAvailabilityRequest = (transaction: Transaction, request: AvailabilityRequest): void => {
  transaction.create(requests().doc(request.id), withoutId(request));
  countProgress(transaction, request, progressOfRequest(request));
};

/** Changes a request as it was read in this transaction; the project counts what that means. */
export const updateAvailabilityRequest = (
  transaction: Transaction,
  request: AvailabilityRequest,
  change: Partial<AvailabilityRequest>,
): void => {
  transaction.update(requests().doc(request.id), change);
  const after = progressOfRequest({ ...request, ...change });
  countProgress(transaction, request, addProgress(after, lessProgress(progressOfRequest(request))));
};

/** Deletes requests; those that are gone already, or whose project is, are no error, and neither is one that names none. */
export const forgetAvailabilityRequests = async (
  transaction: Transaction,
  ids: readonly string[],
): Promise<void> => {
  const found = await transaction.getAll(...ids.map((id) => requests().doc(id)));
  const all = found.flatMap((snapshot) => documentOf<AvailabilityRequest>(snapshot) ?? []);
  const named = all.map(({ projectId }) => projectId).filter((id) => id && ID_PATTERN.test(id));
  const counting = new Set((await readProjects([...new Set(named)], transaction)).map(({ id }) => id));
  for (const request of all) {
    transaction.delete(requests().doc(request.id));
    if (counting.has(request.projectId))
      countProgress(transaction, request, lessProgress(progressOfRequest(request)));
  }
};
