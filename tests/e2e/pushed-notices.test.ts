import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import { APP } from '../stack/admin.ts';
import { makeAccount } from '../stack/account.ts';
import { requestAuditions } from '../stack/auditions.ts';
import { makePushBrowser } from '../stack/push-browser.ts';
import { makeCast, makeTenant, type Cast, type Tenant } from '../stack/tenant.ts';
import { respondWith, startReceiver } from '../stack/webhook-receiver.ts';
import { canRun, openPage, signIn, signOut } from '../browser/browser.ts';
import { useBrowser } from '../browser/use-browser.ts';

const PATH = '/push/of-a-talent';

/** Gives the page the subscription of a push service that tests reach. */
const stubSubscription = (
  page: Page,
  { endpoint, keys }: ReturnType<typeof makePushBrowser>['subscription'],
) =>
  page.addInitScript(
    ({ address, publicKey, auth }) => {
      const decode = (text: string) =>
        Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (byte) => byte.charCodeAt(0))
          .buffer;
      let isOn = false;
      const toSubscription = () => ({
        endpoint: address,
        options: { applicationServerKey: null },
        getKey: (name: string) => decode(name === 'auth' ? auth : publicKey),
        unsubscribe: () => Promise.resolve((isOn = false)),
      });

      // A browser without a window always says that it refuses.
      Object.defineProperty(Notification, 'permission', { get: () => 'granted' });
      Notification.requestPermission = () => Promise.resolve('granted');

      Object.assign(PushManager.prototype, {
        getSubscription: () => Promise.resolve(isOn ? toSubscription() : null),
        subscribe: () => {
          isOn = true;
          return Promise.resolve(toSubscription());
        },
      });
    },
    { address: endpoint, publicKey: keys.p256dh, auth: keys.auth },
  );

/** Returns a function that hands a message to the page's service worker, as its push service does. */
const connectPushService = async (page: Page) => {
  const session = await page.context().newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [first] = registrations;
      if (first) resolve(first.registrationId);
    });
  });
  await session.send('ServiceWorker.enable');
  const registrationId = await registered;

  return (message: object) =>
    session.send('ServiceWorker.deliverPushMessage', {
      origin: APP,
      registrationId,
      data: JSON.stringify(message),
    });
};

/** Keeps in the service worker what it would show: a browser without a window shows nothing. */
const KEEP_SHOWN = `self.shown = new Map();
self.registration.showNotification = async (title, { icon, ...options }) => {
  if (!(await fetch(icon)).ok) throw new Error('The icon is missing');
  self.shown.set(options.tag, { title, ...options });
};`;

/** A person's press of what it would show. */
const PRESS = `(() => {
  const [{ data }] = self.shown.values();
  const notification = { data, close: () => self.shown.clear() };
  self.dispatchEvent(Object.assign(new ExtendableEvent('notificationclick'), { notification }));
})()`;

describe.runIf(canRun).sequential('notices on a device', () => {
  useBrowser();
  let receiver: Awaited<ReturnType<typeof startReceiver>>;
  let tenant: Tenant;
  let cast: Cast;
  let page: Page;
  let browser: ReturnType<typeof makePushBrowser>;

  beforeAll(async () => {
    receiver = await startReceiver();
    receiver.behave(respondWith(201));
    tenant = await makeTenant(1);
    cast = await makeCast(tenant, 1);
    const [voice] = tenant.talents;
    if (!voice) throw new Error('a voice is needed');
    await makeAccount({ uid: voice.id, email: voice.email, held: { talent: [tenant.agencyId] } });

    browser = makePushBrowser(receiver.address + PATH);
    page = await openPage({ serviceWorkers: 'allow', permissions: ['notifications'] });
    await stubSubscription(page, browser.subscription);
    await signIn(page, voice.email);
  });
  afterAll(() => receiver.stop());

  it('are turned on, tried, and shown by the service worker', { tags: ['gate', 'long'] }, async () => {
    await page.getByRole('button', { name: /Profile of/ }).waitFor();
    await page.goto('/profile/account');
    await page.getByRole('button', { name: 'Turn on' }).click();
    await page.getByText('Notifications are on in this browser.').waitFor();

    await page.getByRole('button', { name: 'Send a test' }).click();
    await page.getByText('Sent. It appears within a few seconds.').waitFor();
    const [trial] = receiver.at(PATH);
    expect(browser.read(trial!).body).toBe('Your notifications appear like this.');
  });

  it('contain a request, which opens in the tab that is open', { tags: ['gate', 'long'] }, async () => {
    expect((await requestAuditions(cast, tenant.clientToken)).status).toBe(201);
    await expect.poll(() => receiver.at(PATH).length).toBe(2);
    const message = browser.read(receiver.at(PATH)[1]!);

    const [worker] = page.context().serviceWorkers();
    const listShown = () => worker?.evaluate('[...self.shown.values()]');
    await worker?.evaluate(KEEP_SHOWN);

    const deliver = await connectPushService(page);
    await deliver(message);
    const { path, ...shown } = message;
    await expect.poll(listShown).toEqual([{ ...shown, data: path }]);

    await worker?.evaluate(PRESS);
    await page.waitForURL('**/profile/auditions');
    expect(await listShown()).toEqual([]);
  });

  it('end with the session', { tags: ['gate'] }, async () => {
    await signOut(page);
    await page.getByLabel('Email').waitFor();
    expect((await requestAuditions(await makeCast(tenant, 1), tenant.clientToken)).status).toBe(201);
    await page.waitForTimeout(1500);
    expect(receiver.at(PATH)).toHaveLength(2);
  });
});
