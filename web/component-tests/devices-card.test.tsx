import { createHash } from 'node:crypto';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { NoticesCard } from '../src/features/notices/NoticesCard.tsx';
import { deviceSlot } from '../src/lib/push/deviceSlot.ts';
import type { Locale } from '../src/i18n/locale.ts';
import { failChanges, getSentChanges, replyWith } from './kit/api.ts';
import { findViolations } from './kit/axe.ts';
import { setLive } from './kit/live.ts';
import { ENDPOINT, removePushBrowser, SERVER_KEY, stubPushBrowser } from './kit/pushBrowser.ts';
import { renderPart } from './kit/render.tsx';
import { getSessionFor, makeSignedIn } from './kit/session.ts';

const THIS = createHash('sha256').update(ENDPOINT).digest('hex');

const makeDevice = (id: string, system: string) => ({
  id,
  browser: 'Chrome',
  system,
  addedAt: '2026-05-02T10:00:00Z',
});

afterEach(() => {
  removePushBrowser();
  vi.restoreAllMocks();
});

const show = async (
  devices: readonly object[] = [],
  { pushKey = SERVER_KEY, locale = 'en' }: { pushKey?: string | null; locale?: Locale } = {},
) => {
  replyWith({ '/notice/device': devices });
  setLive({ 'users/person-1': {} });
  const session = getSessionFor(makeSignedIn(['talent'], { pushKey }));
  const rendered = renderPart(<NoticesCard uid="person-1" />, { session, locale });
  await screen.findAllByRole('checkbox');
  return rendered;
};

const findButton = (name: string) => screen.findByRole('button', { name });

it('turns notifications on with a press, and requests the permission only then', async () => {
  const browser = stubPushBrowser();
  const { container, textFaults } = await show();
  const [push] = screen.getAllByRole('checkbox', { name: /: Push$/ });
  const turnOn = await findButton('Turn on');
  expect(browser.requestPermission).not.toHaveBeenCalled();
  expect(push?.hasAttribute('disabled')).toBe(true);
  expect(await findViolations(container)).toEqual([]);

  replyWith({ '/notice/device': [makeDevice(THIS, 'Android')] });
  await userEvent.click(turnOn);
  await screen.findByText('Notifications are on in this browser.');
  expect(browser.subscribe).toHaveBeenCalledWith({ userVisibleOnly: true, applicationServerKey: SERVER_KEY });
  expect(getSentChanges()).toMatchObject([
    { method: 'PUT', path: '/notice/device', body: { endpoint: ENDPOINT, keys: { p256dh: SERVER_KEY } } },
  ]);
  expect(deviceSlot.read()).toEqual({ uid: 'person-1', id: THIS });
  expect(push?.hasAttribute('disabled')).toBe(false);
  expect(textFaults).toEqual([]);
});

it('stays off, and says why, when the person refuses', async () => {
  const browser = stubPushBrowser({ answer: 'denied' });
  await show();
  await userEvent.click(await findButton('Turn on'));
  await screen.findByText(/^This browser blocks notifications/);
  expect(browser.subscribe).not.toHaveBeenCalled();
  expect(getSentChanges()).toEqual([]);
});

it('stays off when the person closes the question', async () => {
  stubPushBrowser({ answer: 'default' });
  await show();
  await userEvent.click(await findButton('Turn on'));
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Turn on' }).hasAttribute('disabled')).toBe(false),
  );
  screen.getByText('Notifications are off in this browser.');
});

it('tells when turning on fails', async () => {
  stubPushBrowser({ permission: 'granted' });
  failChanges({ status: 409, code: 'push.off', message: 'Off' });
  await show();
  await userEvent.click(await findButton('Turn on'));
  await screen.findByText(/^Notifications couldn’t be turned on/);
  expect(deviceSlot.read()).toBeNull();
});

it('sends a test, turns off, and removes other devices', async () => {
  const browser = stubPushBrowser({ permission: 'granted', isSubscribed: true });
  deviceSlot.write({ uid: 'person-1', id: THIS });
  await show([makeDevice(THIS, 'Android'), makeDevice('2', 'macOS')]);
  const list = await screen.findByRole('list', { name: 'Your other devices' });
  expect(within(list).getAllByRole('listitem')).toHaveLength(1);

  replyWith({ [`POST /notice/device/${THIS}/trial`]: { status: 201, fault: null } });
  await userEvent.click(await findButton('Send a test'));
  await screen.findByText('Sent. It appears within a few seconds.');

  await userEvent.click(await findButton('Remove Chrome on macOS'));
  await waitFor(() =>
    expect(getSentChanges().at(-1)).toMatchObject({ method: 'DELETE', path: '/notice/device/2' }),
  );

  replyWith({ '/notice/device': [] });
  await userEvent.click(await findButton('Turn off'));
  await screen.findByText('Notifications are off in this browser.');
  expect(getSentChanges().at(-1)).toMatchObject({ method: 'DELETE', path: `/notice/device/${THIS}` });
  expect(browser.unsubscribe).toHaveBeenCalled();
  expect(deviceSlot.read()).toBeNull();
});

it('is off for a browser that another person turned on', async () => {
  stubPushBrowser({ permission: 'granted', isSubscribed: true });
  await show();
  await findButton('Turn on');
});

it.each([
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_2 like Mac OS X) Version/18.2 Safari/604.1', /^On iPhone and iPad/],
  ['Mozilla/5.0 (X11; Linux x86_64) Gecko/20100101 Firefox/40.0', /^This browser can’t show notifications/],
])('explains what to do where a browser can’t: %s', async (agent, words) => {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(agent);
  await show();
  await screen.findByText(words);
});

it('is left out where nothing is pushed', async () => {
  stubPushBrowser();
  await show([], { pushKey: null });
  expect(screen.queryByText('Notifications on this device')).toBeNull();
  expect(screen.queryByRole('columnheader', { name: 'Push' })).toBeNull();
});

it('is in Spanish for those who read Spanish', async () => {
  stubPushBrowser();
  await show([], { locale: 'es' });
  await findButton('Activar');
});
