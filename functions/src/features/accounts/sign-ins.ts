import Bowser from 'bowser';
import { Timestamp } from 'firebase-admin/firestore';
import { keptSignIns, withSignIn, type Device } from '@domain/accounts/sign-ins.ts';
import type { Caller } from '../../access/caller.ts';
import { AppError } from '../../errors/app-error.ts';
import type { Operation } from '../../operation.ts';
import { recordSignIns } from '../../records/users.ts';

/** Longest name that is kept, in characters: what a browser says of itself is anybody's to write. */
const NAME_MAX = 40;
/** Longest line that is read for it. */
const LINE_MAX = 512;

/** What browser a call came from, by the line that it says of itself. */
export const deviceOf = (userAgent: string | undefined): Device => {
  if (!userAgent) return { browser: '', system: '' };
  const { browser, os } = Bowser.parse(userAgent.slice(0, LINE_MAX));
  return { browser: (browser.name ?? '').slice(0, NAME_MAX), system: (os.name ?? '').slice(0, NAME_MAX) };
};

/** The sign-in that a call belongs to; undefined for an admin who acts as somebody, and for a program. */
const keyOf = ({ uid, realUid, apiKey, signedInAt }: Caller): string | undefined =>
  uid === realUid && !apiKey ? String(signedInAt) : undefined;

/**
 * Notes that somebody is signed in where a call came from, to the hour. Of two at once the later one may forget the other,
 * which is noted again with its next call. Nobody is kept out because it could not be noted.
 */
export const recordSignIn = async (caller: Caller, userAgent: string | undefined): Promise<void> => {
  const key = keyOf(caller);
  if (key === undefined) return;
  const seen = { ...deviceOf(userAgent), lastSeenAt: Timestamp.now() };
  const signIns = withSignIn(caller.user.signIns ?? {}, key, seen);
  if (signIns) await recordSignIns(caller.uid, signIns).catch(() => undefined);
};

/** Where the caller is signed in. An admin who acts as somebody is told nothing of it: 403. */
export const listSignIns: Operation<'accounts.signIns'> = async ({ caller }) => {
  const own = keyOf(caller);
  if (own === undefined) throw new AppError(403, 'auth.forbidden');
  return keptSignIns(caller.user.signIns ?? {}, Date.now()).map(([key, { browser, system, lastSeenAt }]) => ({
    browser,
    system,
    signedInAt: new Date(Number(key) * 1000).toISOString(),
    lastSeenAt: new Date(lastSeenAt.toMillis()).toISOString(),
    isThis: key === own,
  }));
};
