import { API, APP } from './admin.ts';
import { createJudge, type ApiDocument, type Judgement, type Reply } from './replies.ts';
import { recordNote } from './in-process/notes.ts';
import { recordReply } from './recorded-replies.ts';

/** Checks every reply that a test receives against `/api/openapi.json` and fails the test on a mismatch. Records the calls for the list of untested ones. */
const ask = globalThis.fetch;
const isJudged = Symbol.for('replies are judged');
let judge: Promise<(reply: Reply) => Judgement | undefined> | undefined;

const learn = async () => createJudge((await (await ask(`${APP}/api/openapi.json`)).json()) as ApiDocument);

const askAndJudge: typeof fetch = async (input, init) => {
  const response = await ask(input, init);
  const url = new URL(input instanceof Request ? input.url : input);
  const base = [`${API}/api/`, `${APP}/api/`].find((address) => url.href.startsWith(address));
  if (base === undefined) return response;

  const contentType = response.headers.get('content-type')?.split(';')[0] ?? '';
  const isJson = contentType === 'application/json';
  const body: unknown = isJson ? await response.clone().json() : undefined;

  const judgement = (await (judge ??= learn()))({
    method: init?.method ?? 'GET',
    path: url.pathname.slice(new URL(base).pathname.length - 1),
    // Followed to the file's address.
    status: response.redirected ? 303 : response.status,
    contentType,
    body,
  });
  if (!judgement) return response;

  if (response.ok) recordNote('successes', judgement.name);

  if (judgement.fault) throw new Error(`${judgement.name}: ${judgement.fault}`);

  if (response.ok && isJson) recordReply(judgement.name, init?.body, body);

  return response;
};

if (!(isJudged in ask)) globalThis.fetch = Object.assign(askAndJudge, { [isJudged]: true });
