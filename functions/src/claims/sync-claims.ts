import { isDeepStrictEqual } from 'node:util';
import { logger } from 'firebase-functions';
import { tokenClaimsOf } from '@domain/access/claims.ts';
import { claimsOfUser } from '@domain/accounts/accounts.ts';
import { apartFromCall } from '../firestore/call-steps.ts';
import { auth } from '../firestore/db.ts';
import { transact } from '../firestore/transact.ts';
import { findAccountById } from '../identity/accounts.ts';
import { endAlteredActing } from '../identity/acting-token.ts';
import { queueMail } from '../mail/outbox.ts';
import { markAnnounced, unannouncedOf } from '../records/memberships.ts';
import { readUser, updateUser } from '../records/users.ts';

/** Decisions that may overtake one another before we stop following them; the trigger of the last one goes on. */
const ROUNDS_MAX = 5;

/**
 * Tells open browsers that the claims are there, and the person of decisions that are in them by now: whoever is told yes
 * can come in.
 */
const announce = (uid: string, accessVersion: number): Promise<void> =>
  transact(async (transaction) => {
    const user = await readUser(uid, transaction);
    const decided = await unannouncedOf(uid, transaction);
    // A later decision brings its own claims, and its own announcement after them.
    if (!user || user.accessVersion !== accessVersion) return;
    // Open browsers fetch their new token at this sign.
    if (user.claimsVersion !== accessVersion) updateUser(transaction, uid, { claimsVersion: accessVersion });
    for (const { id, agencyId, accountValidationStatus, rejectionReason: reason, decidedAt } of decided) {
      markAnnounced(transaction, id);
      if (!decidedAt) continue;
      queueMail(transaction, `account-decision_${id}_${decidedAt.toMillis()}`, {
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

/**
 * Makes an account's claims say what its record says, then tells the person of what was decided. Safe to repeat and to
 * run twice at once: claims carry the version of the record they were made from, and a version that is not the record's
 * opens nothing under the rules.
 */
export const syncClaims = (uid: string): Promise<void> => apartFromCall(() => follow(uid));

const follow = async (uid: string): Promise<void> => {
  await endAlteredActing(uid);
  for (let round = 0; round < ROUNDS_MAX; round += 1) {
    const user = await readUser(uid);
    const account = user && (await findAccountById(uid));
    if (!user || !account) return;
    const claims = tokenClaimsOf(claimsOfUser(user, account.emailVerified));
    if (!isDeepStrictEqual(account.customClaims, claims)) await auth().setCustomUserClaims(uid, claims);
    // Somebody else may have decided meanwhile, or written older claims over these.
    const after = await findAccountById(uid);
    const isLatest = (await readUser(uid))?.accessVersion === user.accessVersion;
    if (isLatest && isDeepStrictEqual(after?.customClaims, claims)) return announce(uid, user.accessVersion);
  }
  throw new Error(`The claims of an account change faster than they can be followed`);
};

/**
 * The same right after a change, so that the caller's next token has it. A failure is not theirs: the trigger on the
 * record repeats it until it is done.
 */
export const syncClaimsSoon = async (uid: string): Promise<void> => {
  try {
    await syncClaims(uid);
  } catch (error) {
    logger.warn('Claims follow later', { cause: String(error) });
  }
};
