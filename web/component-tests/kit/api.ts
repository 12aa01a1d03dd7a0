/** A request that a component has sent. */
export interface SentRequest {
  readonly method: string;
  readonly path: string;
  readonly body: unknown;
  readonly idempotencyKey: string | null;
  /** Who asks. */
  readonly authorization: string | null;
  /** The App Check token. */
  readonly proof: string | null;
}

export interface ApiFailure {
  readonly status: number;
  readonly code: string;
  readonly message: string;
  readonly property?: string;
}

const makeLanguage = (alpha3: string, name: string, nameEs: string) => ({
  alpha3,
  alpha2: null,
  name,
  nameEs,
  mainWorkingLanguage: true,
  level: 1,
});

const makeChoice = (catalog: string, code: string, label: string, labelEs: string) => ({
  id: `${catalog}-${code}`,
  catalog,
  code,
  label,
  labelEs,
  sort: 1,
});

/** What every screen reads, by path. */
const REFERENCE: Readonly<Record<string, unknown>> = {
  '/language/available': [
    makeLanguage('spa', 'Spanish', 'español'),
    makeLanguage('eng', 'English', 'inglés'),
  ],
  '/country': [{ name: 'Spain', nameEs: 'España', alpha2: 'ES', alpha3: 'ESP', codeNumber: '724' }],
  '/catalog': [
    makeChoice('COMPANY_TYPE', 'BRAND', 'Brand', 'Marca'),
    makeChoice('ROLE_IN_COMPANY', 'PRODUCER', 'Producer', 'Productor'),
    makeChoice('AUDITION_STYLE', 'NATURAL', 'Natural', 'Natural'),
    makeChoice('CONNECTION_QUALITY', 'GOOD', 'Good', 'Buena'),
    makeChoice('GENDER', 'FEM', 'Female', 'Femenino'),
    makeChoice('AGE', 'ADU', 'Adult', 'Adulta'),
    makeChoice('TONE', 'MED', 'Medium', 'Medio'),
    makeChoice('DEMO_CATEGORY', 'WARM', 'Warm', 'Cálida'),
  ],
};

interface Rules {
  /** Collections by path, or by method and path. */
  replies: Readonly<Record<string, unknown>>;
  failure: ApiFailure | undefined;
  /** Answers wait for it. */
  gate: Promise<void> | undefined;
  isOffline: boolean;
}

let rules: Rules;
let requests: SentRequest[];

/** Forgets all requests and rules: reference lists are answered, and every change succeeds. */
export const resetApi = (): void => {
  rules = { replies: {}, failure: undefined, gate: undefined, isOffline: false };
  requests = [];
};

/** Replies by path (`/project/p1`), or by method and path (`POST /project`). */
export const replyWith = (replies: Rules['replies']): void => {
  rules.replies = { ...rules.replies, ...replies };
};

/** Every change is refused from now on; without an argument, none. */
export const failChanges = (failure?: ApiFailure): void => {
  rules.failure = failure;
};

/** No request is answered until the returned function is called. */
export const holdAnswers = (): (() => void) => {
  let release: () => void = () => undefined;
  rules.gate = new Promise((resolve) => (release = resolve));
  return () => {
    rules.gate = undefined;
    release();
  };
};

export const setApiOffline = (isOffline: boolean): void => {
  rules.isOffline = isOffline;
};

/** Changes sent so far, the oldest first. */
export const getSentChanges = (): readonly SentRequest[] => requests.filter(({ method }) => method !== 'GET');

export const getSentReads = (): readonly SentRequest[] => requests.filter(({ method }) => method === 'GET');

const makeJson = (status: number, body: unknown): Response =>
  new Response(JSON.stringify(body), { status, headers: { 'Content-Type': 'application/json' } });

const replyTo = (method: string, path: string): Response => {
  const replies = { ...REFERENCE, ...rules.replies };
  const found = replies[`${method} ${path}`] ?? replies[path];
  if (found !== undefined) return makeJson(200, { collection: found });
  if (method === 'GET') return makeJson(404, { code: 'http.notFound', message: 'Not found', status: 404 });
  return makeJson(200, { collection: { id: 'made', name: 'Made', publicName: 'Made', talents: 1 } });
};

/** Stands in for `fetch`. */
export const answerRequest: typeof fetch = async (input, init) => {
  const url = new URL(input instanceof Request ? input.url : String(input), 'http://localhost');
  const method = init?.method ?? 'GET';
  const path = url.pathname.replace(/^\/api/, '');
  const text = typeof init?.body === 'string' ? init.body : null;
  const headers = new Headers(init?.headers);
  requests.push({
    method,
    path,
    body: text === null ? undefined : (JSON.parse(text) as unknown),
    idempotencyKey: headers.get('Idempotency-Key'),
    authorization: headers.get('Authorization'),
    proof: headers.get('X-Firebase-AppCheck'),
  });

  await rules.gate;

  if (rules.isOffline) throw new TypeError('Failed to fetch');
  if (method !== 'GET' && rules.failure) return makeJson(rules.failure.status, rules.failure);

  return replyTo(method, path);
};

resetApi();
