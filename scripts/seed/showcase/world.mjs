import { randomUUID } from 'node:crypto';
import { createServer } from 'vite';
import { ROOT } from '../../bootstrap.mjs';
import { loadSeedInto } from '../load.mjs';
import { passTime, stopClock } from './clock.mjs';
import { pickBetween, fixRandomness } from './random.mjs';

/** First number of the story's papers; `papers.mjs` renumbers them on load. */
const STORY_PAPERS = 1_000;

/** How long a token is used, in milliseconds: it is valid for an hour. */
const TOKEN_MS = 30 * 60 * 1000;

/** Imports a TypeScript module, with its imports resolved from its own location. */
const loadModule = async (path) => {
  const server = await createServer({
    root: ROOT,
    configFile: false,
    appType: 'custom',
    logLevel: 'error',
    server: { middlewareMode: true, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
    resolve: { alias: { '@domain': `${ROOT}domain/src` } },
  });

  return server.ssrLoadModule(`/${path}`);
};

/** Starts the API and its emulators at the moment `begin`, with the seed as of `now`. */
export const startWorld = async ({ now, begin }) => {
  const stack = await loadModule('tests/stack/in-process/alone.ts');

  stopClock(begin);

  const world = await stack.startAlone();

  fixRandomness();
  await loadSeedInto({ ...world, now });

  // The seed's paper is from last week; the earlier papers of the story would all get its date.
  const sequences = await world.firestore.collection('invoiceSequences').get();
  for (const { ref } of sequences.docs) await ref.update({ last: STORY_PAPERS });

  const changed = new Set();
  world.followChanges((path) => changed.add(path));

  return { ...stack, ...world, changed, ...createCalls(world) };
};

/** `call` as a user or by a link: throws refusals, and waits for triggers. */
const createCalls = ({ api, idTokenOf, firestore, triggersDone }) => {
  const tokens = new Map();

  const getToken = async (email) => {
    const cached = tokens.get(email);
    if (cached && Date.now() - cached.at < TOKEN_MS && Date.now() >= cached.at) return cached.token;
    const token = await idTokenOf(email);
    tokens.set(email, { token, at: Date.now() });
    return token;
  };

  /**
   * Calls the API. `as`: the caller's sign-in address.
   * @param {string} method
   * @param {string} path
   * @param {{ as?: string, agency?: string, body?: object, form?: FormData, query?: Record<string, string> }} [options]
   */
  const call = async (method, path, { as, agency, body, form, query } = {}) => {
    // Every action takes some seconds.
    passTime(pickBetween(2_000, 40_000));

    const headers = { 'Idempotency-Key': randomUUID() };
    if (as) headers.Authorization = `Bearer ${await getToken(as)}`;
    if (agency) headers['X-Agency-Id'] = agency;
    if (body !== undefined) headers['Content-Type'] = 'application/json';

    const target = `${api}${path}${query ? `?${new URLSearchParams(query)}` : ''}`;
    const response = await fetch(target, { method, headers, body: form ?? (body && JSON.stringify(body)) });
    const text = await response.text();

    await triggersDone();

    if (!response.ok) throw new Error(`${method} ${path} as ${as}: ${response.status} ${text}`);

    return text.startsWith('{') ? JSON.parse(text).collection : undefined;
  };

  const clearLimits = () => firestore.recursiveDelete(firestore.collection('rateLimits'));

  return { call, clearLimits };
};
