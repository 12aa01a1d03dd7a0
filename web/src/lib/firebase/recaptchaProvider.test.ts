/** @vitest-environment happy-dom */
import { deleteApp, initializeApp, type FirebaseApp } from 'firebase/app';
import { getToken, initializeAppCheck, type AppCheck } from 'firebase/app-check';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createRecaptchaProvider } from './recaptchaProvider.ts';

const EXCHANGE =
  'https://content-firebaseappcheck.googleapis.com/v1/projects/casting-live/apps/1:1:web:a:exchangeRecaptchaEnterpriseToken?key=key';

let app: FirebaseApp;
let appCheck: AppCheck;
let retry: () => void;
let made = 0;

const findScript = () => document.querySelector<HTMLScriptElement>('script[src*="recaptcha/enterprise.js"]');
const ask = () => getToken(appCheck).then(({ token }) => token);

beforeEach(() => {
  // The SDK adds the script; nothing loads it here.
  vi.spyOn(document.head, 'appendChild').mockImplementation((node) => {
    document.body.append(node);
    return node;
  });
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] });
  app = initializeApp({ apiKey: 'key', projectId: 'casting-live', appId: '1:1:web:a' }, `page-${++made}`);
  const created = createRecaptchaProvider('site-key');
  appCheck = initializeAppCheck(app, { provider: created.provider, isTokenAutoRefreshEnabled: false });
  created.watch();
  retry = created.retry;
});

afterEach(async () => {
  vi.restoreAllMocks();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  document.body.replaceChildren();
  Reflect.deleteProperty(globalThis, 'grecaptcha');
  await deleteApp(app);
});

/** What the script defines once it runs. */
const runScript = (): void => {
  let succeed: () => void = () => undefined;
  const enterprise = {
    ready: (callback: () => void) => callback(),
    render: (_container: string, { callback }: { readonly callback: () => void }) => {
      succeed = callback;
      return 'widget';
    },
    execute: () => {
      succeed();
      return Promise.resolve('proof of a human');
    },
  };
  Object.assign(globalThis, { grecaptcha: { enterprise } });
  findScript()?.onload?.(new Event('load'));
};

const answerExchange = () =>
  vi.fn(() => Promise.resolve(new Response(JSON.stringify({ token: 'e30.e30.e30', ttl: '3600s' }))));

it('gives a token of the service for what reCAPTCHA says', async () => {
  const exchange = answerExchange();
  vi.stubGlobal('fetch', exchange);
  const token = ask();
  runScript();
  expect(await token).toBe('e30.e30.e30');
  expect(exchange).toHaveBeenCalledWith(EXCHANGE, expect.objectContaining({ method: 'POST' }));
});

it('fails immediately when the script is blocked, and doesn’t try again before a minute', async () => {
  const token = ask();
  await vi.advanceTimersByTimeAsync(0);
  const blocked = findScript();
  blocked?.dispatchEvent(new Event('error'));
  await expect(token).rejects.toThrow('blocked');

  await expect(ask()).rejects.toThrow('a moment ago');
  expect(findScript()).toBe(blocked);
});

it('loads the script again when the user tries again, and continues with it', async () => {
  vi.stubGlobal('fetch', answerExchange());
  const first = ask();
  await vi.advanceTimersByTimeAsync(0);
  const blocked = findScript();
  blocked?.dispatchEvent(new Event('error'));
  await expect(first).rejects.toThrow();

  retry();
  const second = ask();
  await vi.advanceTimersByTimeAsync(0);
  expect(findScript()).not.toBe(blocked);
  runScript();
  expect(await second).toBe('e30.e30.e30');
});

it('fails immediately when the script was blocked before the first call', async () => {
  findScript()?.dispatchEvent(new Event('error'));
  await expect(ask()).rejects.toThrow('blocked');
});

it('gives up on a script that takes too long, until it has run', async () => {
  vi.stubGlobal('fetch', answerExchange());
  const result = expect(ask()).rejects.toThrow('in time');
  await vi.advanceTimersByTimeAsync(15_000);
  await result;
  await expect(ask()).rejects.toThrow('a moment ago');

  runScript();
  await vi.waitFor(async () => expect(await ask()).toBe('e30.e30.e30'));
});
