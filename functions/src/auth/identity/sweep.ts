import { logger } from 'firebase-functions';
import { auth } from '../../platform/firestore/db.ts';
import { findUidsWithoutRecord } from '../../work/collections/users.ts';
import { isAltered } from './acting-token.ts';
import { isActingUid, isOwnUid } from '../../work/identity/own-uid.ts';

const HOUR_MS = 60 * 60 * 1000;
/** Page size: the provider's maximum. */
const PAGE = 1000;
/** Time limit of a round, well below the function's. In milliseconds. */
const ROUND_MS = 8 * 60 * 1000;

/**
 * Deletes identities of registrations that failed before writing records, so their address can be registered again. Spares accounts from the provider's
 * console and those under an hour old. Also deletes acting identities that were given an address or a sign-in method. Returns the number deleted.
 */
export const sweepIdentities = async ({ olderThanMs = HOUR_MS, pageSize = PAGE } = {}): Promise<number> => {
  const startedAt = Date.now();
  let swept = 0;
  let next: string | undefined;

  do {
    const { users, pageToken } = await auth().listUsers(pageSize, next);
    const old = users.filter(
      ({ uid, metadata }) => isOwnUid(uid) && Date.parse(metadata.creationTime) <= startedAt - olderThanMs,
    );
    const altered = users.filter((identity) => isActingUid(identity.uid) && isAltered(identity));
    const left = await findUidsWithoutRecord(old.map(({ uid }) => uid));
    for (const uid of [...left, ...altered.map(({ uid }) => uid)]) {
      await auth().deleteUser(uid);
      swept += 1;
    }

    next = pageToken;
  } while (next && Date.now() - startedAt < ROUND_MS);

  logger.info('Identities that had no record were deleted', { identities: swept });

  return swept;
};
