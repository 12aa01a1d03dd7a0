import { callAddress } from '@domain/call-address.ts';
import { proveCall } from './appProof.ts';

/** The caller, set by the signed-in shell; public pages keep the default. */
interface Caller {
  readonly idToken: () => Promise<string | null>;
  /** The real user's token, even in an acting session. */
  readonly ownIdToken: () => Promise<string | null>;
  readonly agencyId: () => string | null;
}

const nobody: Caller = {
  idToken: () => Promise.resolve(null),
  ownIdToken: () => Promise.resolve(null),
  agencyId: () => null,
};
let caller = nobody;

/** Set once the session is known; call without an argument on sign-out. */
export const setCaller = (next: Caller = nobody): void => {
  caller = next;
};

/** Returns the API's root: `VITE_API_HOST` of the build, else the page's host. */
export const getApiRoot = (host: string | undefined): string =>
  `${(host ?? '').trim().replace(/\/+$/, '')}/api`;

const API_ROOT = getApiRoot(import.meta.env.VITE_API_HOST);

/** Returns the address of a call, with its host if it isn't the page's. */
export const toUrl = (...call: Parameters<typeof callAddress>): string =>
  `${API_ROOT}${callAddress(...call)}`;

/** Returns the address of a call at another host than the API's. */
export const getLongUrl = (host: string, ...call: Parameters<typeof callAddress>): string =>
  `${getApiRoot(host)}${callAddress(...call)}`;

interface HeaderOptions {
  readonly idempotencyKey?: string;
  /** Sent without credentials. */
  readonly anonymous?: boolean;
  /** Sent as the real user, not the account acted as. */
  readonly asSelf?: boolean;
  /** Sent without an App Check token. */
  readonly unproven?: boolean;
}

const getToken = async ({ anonymous, asSelf }: HeaderOptions): Promise<string | null> => {
  if (anonymous) return null;
  return asSelf ? caller.ownIdToken() : caller.idToken();
};

/** Returns the headers of a call: credentials, page, agency and language. */
export const getHeaders = async (options: HeaderOptions = {}): Promise<Headers> => {
  const { idempotencyKey, anonymous, asSelf, unproven } = options;
  const headers = new Headers({
    Accept: 'application/json',
    'Accept-Language': document.documentElement.lang || 'en',
    'X-Page-Origin': window.location.origin,
  });
  const [token, proof] = await Promise.all([getToken(options), unproven ? null : proveCall()]);
  if (token) headers.set('Authorization', `Bearer ${token}`);
  if (proof) headers.set('X-Firebase-AppCheck', proof);

  // The chosen agency belongs to this tab's user.
  const agencyId = anonymous || asSelf ? null : caller.agencyId();
  if (agencyId) headers.set('X-Agency-Id', agencyId);
  if (idempotencyKey) headers.set('Idempotency-Key', idempotencyKey);

  return headers;
};
