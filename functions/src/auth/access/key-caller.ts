import type { Request } from 'firebase-functions/v2/https';
import { getRequiredKeyArea, mayCallByKey } from '@domain/access/key-calls.ts';
import { KEY_LIMIT, KEY_PREFIX, getKeyState, type ApiKey } from '@domain/apiKeys/api-keys.ts';
import { getUserClaims, type User } from '@domain/accounts/accounts.ts';
import type { Contract } from '@domain/contract.ts';
import { parseLocale } from '@domain/messages/locale.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { readApiKey } from '../../work/collections/api-keys.ts';
import { recordKeyUse } from '../../work/records/api-keys.ts';
import { hashSecret } from '../../work/tokens/api-key.ts';
import type { Caller } from '../../work/access/caller.ts';
import { countCall } from './rate-limit.ts';

/** Interval for recording a key's use, in milliseconds: one write an hour, however often it is used. */
const USE_NOTED_MS = 60 * 60 * 1000;

export const getApiKey = ({ headers: { authorization } }: Pick<Request, 'headers'>): string | undefined => {
  const [, token] = /^Bearer (\S+)$/i.exec(authorization ?? '') ?? [];
  return token?.startsWith(KEY_PREFIX) ? token : undefined;
};

/** Returns a synthetic user for an API key: a team member of the key's agency, without name or address. */
const pickAccount = ({ id, name, agencyId }: ApiKey, request: Request): User => ({
  id: `key:${id}`,
  email: '',
  displayName: name,
  held: { agencyTeam: [agencyId] },
  roles: ['agencyTeam'],
  agencyIds: [agencyId],
  companyId: null,
  emailVerified: true,
  accessVersion: 0,
  locale: parseLocale(request.headers['accept-language']),
});

const recordUse = async ({ id, lastUsedAt }: ApiKey): Promise<void> => {
  if (Date.now() - (lastUsedAt?.toMillis() ?? 0) >= USE_NOTED_MS) await recordKeyUse(id);
};

/** Returns the caller of an API key, read per call, with a team member's rights. 401: unknown, expired or revoked. 403: call not allowed. 429: rate limit. */
export const getCallerByKey = async (
  secret: string,
  name: string,
  contract: Contract,
  request: Request,
): Promise<Caller> => {
  const key = await readApiKey(hashSecret(secret));
  const today = new Date().toISOString().slice(0, 10);
  if (!key || getKeyState(key, today) !== 'active') throw new AppError(401, 'auth.keyInvalid');

  const user = pickAccount(key, request);
  await countCall('apiKeys', user.id, KEY_LIMIT);

  if (!mayCallByKey(key, name, contract)) {
    const required = getRequiredKeyArea(name, contract);
    const needed = required ? `${required.area}, ${required.right}` : 'none';
    throw new AppError(403, 'auth.keyForbidden', { values: { needed } });
  }

  const { agencyId } = key;
  const chosen = request.headers['x-agency-id'];
  if (chosen && chosen !== agencyId) throw new AppError(403, 'auth.wrongAgency');

  await recordUse(key);

  const claims = getUserClaims(user, true);

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
