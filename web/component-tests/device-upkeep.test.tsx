import { createHash } from 'node:crypto';
import { waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { deviceSlot } from '../src/lib/push/deviceSlot.ts';
import { leaveDevice } from '../src/lib/push/leaveDevice.ts';
import { useDeviceUpkeep } from '../src/lib/push/useDeviceUpkeep.ts';
import type { SignedIn } from '../src/lib/session/session.ts';
import { getSentChanges, setApiOffline } from './kit/api.ts';
import { ENDPOINT, removePushBrowser, SERVER_KEY, stubPushBrowser } from './kit/pushBrowser.ts';
import { renderPart } from './kit/render.tsx';
import { getSessionFor, makeSignedIn } from './kit/session.ts';

const THIS = createHash('sha256').update(ENDPOINT).digest('hex');
const OWN = { uid: 'person-1', id: THIS };

afterEach(removePushBrowser);

const Upkeep = () => {
  useDeviceUpkeep();
  return null;
};

const visit = (person: SignedIn) => renderPart(<Upkeep />, { session: getSessionFor(person) });
const getPerson = (uid = 'person-1') => makeSignedIn(['talent'], { uid, realUid: uid, pushKey: SERVER_KEY });

const settle = () => new Promise((resolve) => setTimeout(resolve, 50));

it('leaves browsers alone that were never turned on', async () => {
  const browser = stubPushBrowser({ permission: 'granted', isSubscribed: true });
  visit(getPerson());
  await settle();
  expect(browser.subscribe).not.toHaveBeenCalled();
  expect(getSentChanges()).toEqual([]);
});

it('changes nothing while the subscription is the same', async () => {
  const browser = stubPushBrowser({ permission: 'granted', isSubscribed: true });
  deviceSlot.write(OWN);
  visit(getPerson());
  await settle();
  expect(browser.subscribe).not.toHaveBeenCalled();
  expect(getSentChanges()).toEqual([]);
  expect(deviceSlot.read()).toEqual(OWN);
});

it('subscribes again after the browser has dropped its subscription', async () => {
  const browser = stubPushBrowser({ permission: 'granted' });
  deviceSlot.write({ ...OWN, id: 'former' });
  visit(getPerson());
  await waitFor(() => expect(deviceSlot.read()).toEqual(OWN));
  expect(browser.requestPermission).not.toHaveBeenCalled();
  expect(getSentChanges()).toMatchObject([
    { method: 'PUT', path: '/notice/device', body: { endpoint: ENDPOINT } },
  ]);
});

it('ends another person’s notices', async () => {
  const browser = stubPushBrowser({ permission: 'granted', isSubscribed: true });
  deviceSlot.write(OWN);
  visit(getPerson('person-2'));
  await waitFor(() => expect(deviceSlot.read()).toBeNull());
  expect(browser.unsubscribe).toHaveBeenCalled();
  expect(getSentChanges()).toEqual([]);
});

it('keeps an admin’s notices while they act as another person', async () => {
  const browser = stubPushBrowser({ permission: 'granted', isSubscribed: true });
  deviceSlot.write(OWN);
  visit({ ...getPerson('person-2'), realUid: 'person-1' });
  await settle();
  expect(browser.unsubscribe).not.toHaveBeenCalled();
  expect(deviceSlot.read()).toEqual(OWN);
});

it('removes the device as its person signs out, also without network', async () => {
  const browser = stubPushBrowser({ permission: 'granted', isSubscribed: true });
  deviceSlot.write(OWN);
  await leaveDevice();
  expect(getSentChanges()).toMatchObject([{ method: 'DELETE', path: `/notice/device/${THIS}` }]);
  expect([browser.unsubscribe.mock.calls.length, deviceSlot.read()]).toEqual([1, null]);

  setApiOffline(true);
  deviceSlot.write(OWN);
  await leaveDevice();
  expect(deviceSlot.read()).toBeNull();
  vi.restoreAllMocks();
});
