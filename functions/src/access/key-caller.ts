import type { Request } from 'firebase-functions/v2/https';
import { mayCallByKey } from '@domain/access/key-calls.ts';
import { KEY_LIMIT, KEY_PREFIX, stateOfKey, type ApiKey } from '@domain/apiKeys/api-keys.ts';
import { claimsOfUser, type User } from '@domain/accounts/accounts.ts';
import type { Contract } from '@domain/contract.ts';
import { localeFrom } from '@domain/messages/locale.ts';
import { AppError } from '../errors/app-error.ts';
import { recordKeyUse, readApiKey } from '../records/api-keys.ts';
import { hashOfSecret } from '../tokens/api-key.ts';
import type { Caller } from './caller.ts';
import { countCall } from './rate-limit.ts';

/** How old the note of the last use may get, in milliseconds: one write an hour, however busy a key is. */
const USE_NOTED_MS = 60 * 60 * 1000;

/** The API key that a call carries; undefined when it carries none. */
export const keyIn = ({ headers: { authorization } }: Request): string | undefined => {
  const [, token] = /^Bearer (\S+)$/i.exec(authorization ?? '') ?? [];
  return token?.startsWith(KEY_PREFIX) ? token : undefined;
};

/** Stands for the account that a key has not: of nobody's name and address, a team member's of its one agency. */
const accountOf = ({ id, name, agencyId }: ApiKey, request: Request): User => ({
  id: `key:${id}`,
  email: '',
  displayName: name,
  held: { agencyTeam: [agencyId] },
  roles: ['agencyTeam'],
  agencyIds: [agencyId],
  companyId: null,
  emailVerified: true,
  accessVersion: 0,
  locale: localeFrom(request.headers['accept-language']),
});

const noteUse = async ({ id, lastUsedAt }: ApiKey): Promise<void> => {
  if (Date.now() - (lastUsedAt?.toMillis() ?? 0) >= USE_NOTED_MS) await recordKeyUse(id);
};

/**
 * Who is calling by a key: as much as a team member of its agency, and nobody's account. It is looked up at each call, so a
 * revocation holds from its commit on. 401: unknown, ended or revoked. 403: not a call for this key, or another agency in
 * the header. 429: more calls than one key may make.
 */
export const callerByKey = async (
  secret: string,
  name: string,
  contract: Contract,
  request: Request,
): Promise<Caller> => {
  const key = await readApiKey(hashOfSecret(secret));
  const today = new Date().toISOString().slice(0, 10);
  if (!key || stateOfKey(key, today) !== 'active') throw new AppError(401, 'auth.keyInvalid');
  const user = accountOf(key, request);
  await countCall('apiKeys', user.id, KEY_LIMIT);
  if (!mayCallByKey(key, name, contract)) throw new AppError(403, 'auth.keyForbidden');
  const { agencyId } = key;
  const chosen = request.headers['x-agency-id'];
  if (chosen && chosen !== agencyId) throw new AppError(403, 'auth.wrongAgency');
  await noteUse(key);
  const claims = claimsOfUser(user, true);
  return {
    uid: user.id,
    realUid: user.id,
    apiKey: { id: key.id, name: key.name },
    claims,
    everywhere: claims,
    companyId: null,
    showRates: [],
    user,
    agencyId,
    assignments: [],
    signedInAt: 0,
  };
};
