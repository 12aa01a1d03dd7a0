import { syncClaims } from '../../auth/claims/sync-claims.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { recordStep } from '../../platform/firestore/call-steps.ts';
import { auth } from '../../platform/firestore/db.ts';
import { getCode, releaseAddress } from '../../work/identity/accounts.ts';
import { moveAddress, type AddressMove } from '../../auth/identity/move-address.ts';
import { proveAddress } from './prove-address.ts';
import { readUser } from '../../work/collections/users.ts';
import { readToken, type LinkToken } from '../../work/tokens/tokens.ts';
import { operationInSteps } from '../../work/unit/operation.ts';

const createSpentError = (): AppError => new AppError(410, 'account.emailLinkSpent');

/** Returns a link's pending change; 410 when there is none. */
const readMove = async ({ subject: uid, version }: LinkToken): Promise<AddressMove> => {
  const { emailVersion, pendingEmail, email } = (await readUser(uid)) ?? {};
  if (emailVersion !== version || pendingEmail === undefined || email === undefined) throw createSpentError();
  return { uid, version, from: email, to: pendingEmail };
};

const readLink = async (oobCode: string): Promise<LinkToken> => {
  try {
    return await readToken(oobCode, ['email-change', 'email-proof']);
  } catch (error) {
    if (error instanceof AppError) throw createSpentError();
    throw error;
  }
};

/** Only its owner could follow a link mailed to this address. */
const setAddress = async (move: AddressMove): Promise<void> => {
  const { uid, to } = move;
  try {
    await auth().updateUser(uid, { email: to, emailVerified: true });
  } catch (error) {
    const code = getCode(error);
    if (code === 'auth/email-already-exists') {
      if (await releaseAddress(to)) return setAddress(move);
      throw new AppError(409, 'account.exists');
    }
    if (code === 'auth/user-not-found') throw createSpentError();
    throw error;
  }
};

/**
 * Confirms a new account's address or a change of address, updates its copies and ends every session. The provider changes first because it
 * enforces uniqueness; the link can be reused after a failure. 409: the address got an account meanwhile. 410: expired, used or unknown link.
 */
export const confirmEmail = operationInSteps('user.confirmEmail', async ({ step, body: { oobCode } }) => {
  const link = await readLink(oobCode);
  if (link.kind === 'email-proof') return { status: 'success', email: await proveAddress(step, link) };

  const move = await recordStep(() => readMove(link));
  await setAddress(move);

  try {
    await moveAddress(move);
  } catch (error) {
    // The change was cancelled or replaced at this moment: the provider follows the records.
    if (error instanceof AppError && error.status === 410)
      await auth().updateUser(move.uid, {
        email: (await readUser(move.uid))?.email ?? move.from,
        emailVerified: true,
      });
    throw error;
  }

  await auth().revokeRefreshTokens(move.uid);
  await syncClaims(move.uid);

  return { status: 'success', email: move.to };
});
