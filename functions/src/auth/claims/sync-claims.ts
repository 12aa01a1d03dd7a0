import { isDeepStrictEqual } from 'node:util';
import { logger } from 'firebase-functions';
import { getTokenClaims } from '@domain/access/claims.ts';
import { getUserClaims } from '@domain/accounts/accounts.ts';
import { runOutsideCall } from '../../platform/firestore/call-steps.ts';
import { auth } from '../../platform/firestore/db.ts';
import { transact } from '../../work/unit/transact.ts';
import { findAccountById } from '../../work/identity/accounts.ts';
import { endAlteredActing } from '../identity/acting-token.ts';
import { queueMail } from '../../outgoing/mail/outbox.ts';
import { findUnannounced } from '../../work/collections/memberships.ts';
import { markAnnounced } from '../../work/records/memberships.ts';
import { users, readUser } from '../../work/collections/users.ts';

/** Maximum concurrent decisions followed here; the trigger of the last one continues. */
const ROUNDS_MAX = 5;

/** Notifies open browsers of new claims and mails decisions that the claims now contain, so an accepted user can sign in. */
const announce = (uid: string, accessVersion: number): Promise<void> =>
  transact(async (work) => {
    const user = await readUser(uid, work);
    const decided = await findUnannounced(uid, work);
    // A later decision brings its own claims and notice.
    if (!user || user.accessVersion !== accessVersion) return;

    // Open browsers fetch their new token on this change.
    if (user.claimsVersion !== accessVersion) work.updateById(users, uid, { claimsVersion: accessVersion });

    for (const { id, agencyId, accountValidationStatus, rejectionReason: reason, decidedAt } of decided) {
      markAnnounced(work, id);

      if (!decidedAt) continue;

      queueMail(work, `account-decision_${id}_${decidedAt.toMillis()}`, {
        kind: 'account-decision',
        to: user.email,
        locale: user.locale,
        agencyId,
        params: {
          name: user.displayName,
          accepted: accountValidationStatus === 'ACCEPTED',
          ...(reason ? { reason } : {}),
        },
      });
    }
  });

/** Updates an account's claims from its record, then mails decisions. Idempotent. The rules reject claims of any version but the record's. */
export const syncClaims = (uid: string): Promise<void> => runOutsideCall(() => followUser(uid));

const followUser = async (uid: string): Promise<void> => {
  await endAlteredActing(uid);

  for (let round = 0; round < ROUNDS_MAX; round += 1) {
    const user = await readUser(uid);
    const account = user && (await findAccountById(uid));
    if (!user || !account) return;
    const claims = getTokenClaims(getUserClaims(user, account.emailVerified));
    if (!isDeepStrictEqual(account.customClaims, claims)) await auth().setCustomUserClaims(uid, claims);
    // Another decision, or older claims, may have been written meanwhile.
    const after = await findAccountById(uid);
    const isLatest = (await readUser(uid))?.accessVersion === user.accessVersion;
    if (isLatest && isDeepStrictEqual(after?.customClaims, claims)) return announce(uid, user.accessVersion);
  }

  throw new Error(`The claims of an account change faster than they can be followed`);
};

/** Syncs right after a change, so the caller's next token is current. On failure the record's trigger retries. */
export const syncClaimsSoon = async (uid: string): Promise<void> => {
  try {
    await syncClaims(uid);
  } catch (error) {
    logger.warn('Claims follow later', { cause: String(error) });
  }
};
