import { logger } from 'firebase-functions';
import { auth } from '../firestore/db.ts';
import { uidsWithoutRecord } from '../records/users.ts';
import { isAltered } from './acting-token.ts';
import { isActingUid, isOwnUid } from './own-uid.ts';

const HOUR_MS = 60 * 60 * 1000;
/** Accounts looked at together; as many as the provider lists. */
const PAGE = 1000;
/** A round ends after this long, well before the platform ends the function. In milliseconds. */
const ROUND_MS = 8 * 60 * 1000;

/**
 * Deletes identities that a registration made and died over before it wrote their records: their address could not be
 * registered again. Accounts that somebody made in the provider's console are left alone, and so are those younger than
 * an hour, because the identity comes before its records. Acting identities that were given an address or a way to sign in
 * go as well. Returns how many were deleted.
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
    const left = await uidsWithoutRecord(old.map(({ uid }) => uid));
    for (const uid of [...left, ...altered.map(({ uid }) => uid)]) {
      await auth().deleteUser(uid);
      swept += 1;
    }
    next = pageToken;
  } while (next && Date.now() - startedAt < ROUND_MS);
  logger.info('Identities that had no record were deleted', { identities: swept });
  return swept;
};
