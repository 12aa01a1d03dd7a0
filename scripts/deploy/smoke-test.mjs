import { randomUUID } from 'node:crypto';

/** A call that stalls is a failed check, in milliseconds. */
const TIMEOUT_MS = 30_000;

const get = (url, init = {}) =>
  fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(TIMEOUT_MS), ...init });

const readJson = async (response) => {
  try {
    return await response.json();
  } catch {
    return {};
  }
};

/** An object that only the rules' owner could read. */
const UNREADABLE = 'demos/smoke-test.mp3';

/** Returns checks of a running deployment, each with a title and a `run` that resolves to what is wrong, or undefined. */
const listChecks = ({ origin, project, bucket, apiKey, release, hosts }) => [
  {
    title: 'the API is up, with this release',
    run: async () => {
      const response = await get(`${origin}/api/status`);
      const { collection } = await readJson(response);
      if (response.status !== 200) return `answered ${response.status}`;
      if (release !== undefined && collection?.release !== release)
        return `serves release ${collection?.release}`;
      return undefined;
    },
  },
  {
    title: 'the API serves this project',
    run: async () => {
      const { collection } = await readJson(await get(`${origin}/api/clientConfig`));
      const served = collection?.identity?.projectId;
      return served === project ? undefined : `serves ${served}`;
    },
  },
  {
    title: 'errors have the envelope with a request id',
    run: async () => {
      const response = await get(`${origin}/api/no-such-call`);
      const { code, requestId } = await readJson(response);
      return response.status === 404 && code && requestId
        ? undefined
        : `answered ${response.status} without it`;
    },
  },
  {
    title: 'pages have the policy of this project',
    run: async () => {
      const { headers } = await get(`${origin}/`);
      const policy = headers.get('content-security-policy') ?? '';
      if (!policy.includes(`/v1/b/${bucket}/`)) return 'the policy names another bucket';
      return headers.get('strict-transport-security') ? undefined : 'no Strict-Transport-Security';
    },
  },
  {
    title: 'pages behind links are rendered and not cached',
    run: async () => {
      const { status, headers } = await get(`${origin}/client/castings/smoke-test`);
      if (status >= 500) return `answered ${status}`;
      return (headers.get('cache-control') ?? '').includes('no-store') ? undefined : 'may be cached';
    },
  },
  {
    title: 'strangers can’t read the database',
    run: async () => {
      const { status } = await get(
        `${hosts.firestore}/v1/projects/${project}/databases/(default)/documents/users?pageSize=1`,
      );
      return status === 403 ? undefined : `answered ${status}`;
    },
  },
  {
    title: 'strangers can’t read files',
    run: async () => {
      const { status } = await get(
        `${hosts.storage}/v0/b/${bucket}/o/${encodeURIComponent(UNREADABLE)}?alt=media`,
      );
      return status === 403 || status === 404 ? undefined : `answered ${status}`;
    },
  },
  {
    title: 'strangers can’t create identities',
    // The emulator allows them.
    isSkipped: hosts.identity === undefined,
    run: async () => {
      // The sweep deletes an identity that was created after all.
      const email = `smoke-test-${randomUUID()}@example.com`;
      const { status } = await get(`${hosts.identity}/v1/accounts:signUp?key=${apiKey}`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ email, password: randomUUID() }),
      });
      return status >= 400 && status < 500
        ? undefined
        : `answered ${status}: turn off sign-up at the identity provider`;
    },
  },
];

const GOOGLE = {
  firestore: 'https://firestore.googleapis.com',
  storage: 'https://firebasestorage.googleapis.com',
  identity: 'https://identitytoolkit.googleapis.com',
};

/** Checks a running deployment as a stranger would. Returns a sentence per failed check. */
export const runSmokeTest = async (target, print) => {
  const failures = [];

  for (const { title, run } of listChecks({ hosts: GOOGLE, ...target }).filter(
    ({ isSkipped }) => !isSkipped,
  )) {
    const fault = await run().catch((error) => error.message);
    print(`${fault === undefined ? 'ok  ' : 'FAIL'} ${title}${fault === undefined ? '' : `: ${fault}`}`);
    if (fault !== undefined) failures.push(`${title}: ${fault}`);
  }

  return failures;
};
