import { randomBytes } from 'node:crypto';

/** Prefix of uids created by the platform, which identifies our identities. The provider's own uids have no hyphen. */
const PREFIX = 'acc-';

export const ACTING_PREFIX = 'act-';

/** Returns a new account's uid; `name`: equal in all attempts of one call, absent when not repeatable. */
export const getOwnUid = (name: string = randomBytes(14).toString('hex')): string => `${PREFIX}${name}`;

/** Returns whether the platform created this account, not the provider's console. */
export const isOwnUid = (uid: string): boolean => uid.startsWith(PREFIX);

export const isActingUid = (uid: string): boolean => uid.startsWith(ACTING_PREFIX);
