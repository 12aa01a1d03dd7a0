import { randomBytes } from 'node:crypto';

/**
 * Begins the uid of every account that the platform makes, so that an identity is known for one of ours from the moment
 * it exists. The provider's own uids have no hyphen.
 */
const PREFIX = 'acc-';

/** Begins the uid of every identity by which an admin acts as others. */
export const ACTING_PREFIX = 'act-';

/** The uid of a new account; `name` is the same for every attempt at one call, and absent where nothing is repeated. */
export const ownUidOf = (name: string = randomBytes(14).toString('hex')): string => `${PREFIX}${name}`;

/** Whether the platform made this account, and not a person in the provider's console. */
export const isOwnUid = (uid: string): boolean => uid.startsWith(PREFIX);

/** Whether admins act as others by this identity: it has no address. */
export const isActingUid = (uid: string): boolean => uid.startsWith(ACTING_PREFIX);
