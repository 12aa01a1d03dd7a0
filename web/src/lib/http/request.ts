/** What the signed-in shell tells the client about the caller; public pages leave it as it is. */
interface Caller {
  readonly idToken: () => Promise<string | null>;
  readonly agencyId: () => string | null;
  /** The account an admin acts as in this tab. */
  readonly impersonated: () => string | null;
}

const nobody: Caller = {
  idToken: () => Promise.resolve(null),
  agencyId: () => null,
  impersonated: () => null,
};
let caller = nobody;

/** Set once the session is known; call without an argument on sign-out. */
export const setCaller = (next: Caller = nobody): void => {
  caller = next;
};

/** Where the API answers: `VITE_API_HOST` of the build, else the page's own host. */
export const apiRootOf = (host: string | undefined): string =>
  `${(host ?? '').trim().replace(/\/+$/, '')}/api`;

const API_ROOT = apiRootOf(import.meta.env.VITE_API_HOST);

type Values = Readonly<Record<string, unknown>>;

/** The address of a call: `{name}` filled from params, empty query values left out. */
export const urlOf = (path: string, params: Values = {}, query: Values = {}): string => {
  const filled = path.replace(/\{(\w+)\}/g, (_whole, name: string) => {
    const value = params[name];
    if (value === undefined || value === null || value === '') throw new Error(`${path} needs ${name}`);
    return encodeURIComponent(String(value));
  });
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && value !== null && value !== '') search.set(name, String(value));
  }
  const text = search.toString();
  return `${API_ROOT}${filled}${text ? `?${text}` : ''}`;
};

/** Headers every call carries: who asks, from which page, in which agency, in which language. */
export const headersOf = async ({
  idempotencyKey,
  anonymous = false,
}: { idempotencyKey?: string; anonymous?: boolean } = {}): Promise<Headers> => {
  const headers = new Headers({
    Accept: 'application/json',
    'Accept-Language': document.documentElement.lang || 'en',
    'X-Page-Origin': window.location.origin,
  });
  const token = anonymous ? null : await caller.idToken();
  if (token) headers.set('Authorization', `Bearer ${token}`);
  const agencyId = anonymous ? null : caller.agencyId();
  if (agencyId) headers.set('X-Agency-Id', agencyId);
  const impersonated = token ? caller.impersonated() : null;
  if (impersonated) headers.set('X-Impersonated-User', impersonated);
  if (idempotencyKey) headers.set('Idempotency-Key', idempotencyKey);
  return headers;
};
