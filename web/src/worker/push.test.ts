import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { PushMessage } from '@domain/notices/push-devices.ts';
import type { OpenRequest } from '../lib/push/openRequest.ts';
import { handlePushes } from './push.ts';

type Handler = (event: object) => void;

const MESSAGE: PushMessage = {
  title: 'Audition',
  body: 'Audition request: Snow, Anna',
  lang: 'en',
  path: '/profile/auditions',
  tag: 'mail-1',
};

/** A tab of the app; one that listens answers. */
const makeTab = (answers: boolean) => ({
  focus: vi.fn(() => Promise.resolve()),
  postMessage: vi.fn((_request: OpenRequest, [port]: readonly MessagePort[]) => {
    if (answers) port?.postMessage(true);
    port?.close();
  }),
});

const handlers = new Map<string, Handler>();
const showNotification = vi.fn();
const openWindow = vi.fn();
const subscribe = vi.fn();
let tabs: readonly ReturnType<typeof makeTab>[] = [];

/** Runs a handler to its end. */
const dispatch = async (name: string, event: object): Promise<void> => {
  let done: Promise<unknown> | undefined;
  handlers.get(name)?.({ ...event, waitUntil: (work: Promise<unknown>) => (done = work) });
  await done;
};

beforeEach(() => {
  tabs = [];
  vi.stubGlobal('PUSH_ICON', '/icons/icon-192.png');
  vi.stubGlobal('self', {
    addEventListener: (name: string, handler: Handler) => handlers.set(name, handler),
    registration: { showNotification, pushManager: { subscribe } },
    clients: { matchAll: () => Promise.resolve(tabs), openWindow },
  });
  handlePushes();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

const press = () => {
  const notification = { data: MESSAGE.path, close: vi.fn() };
  return dispatch('notificationclick', { notification });
};

it('shows a pushed notice; its tag replaces a repeat', async () => {
  await dispatch('push', { data: { json: () => MESSAGE } });
  expect(showNotification.mock.calls).toEqual([
    [
      'Audition',
      {
        body: MESSAGE.body,
        lang: 'en',
        tag: 'mail-1',
        icon: '/icons/icon-192.png',
        data: '/profile/auditions',
      },
    ],
  ]);
});

it('opens a pressed notice in a tab of the app that listens', async () => {
  tabs = [makeTab(false), makeTab(true)];
  await press();
  const [deaf, listening] = tabs;
  expect(listening?.postMessage.mock.calls[0]?.[0]).toEqual({ kind: 'open-notice', path: MESSAGE.path });
  expect(listening?.focus).toHaveBeenCalledOnce();
  expect(deaf?.focus).not.toHaveBeenCalled();
  expect(openWindow).not.toHaveBeenCalled();
});

it('opens a new tab where none listens', async () => {
  tabs = [makeTab(false)];
  await press();
  expect(openWindow).toHaveBeenCalledWith('/profile/auditions');
});

it('subscribes again to the same key once the browser ends a subscription', async () => {
  const applicationServerKey = new ArrayBuffer(65);
  await dispatch('pushsubscriptionchange', { oldSubscription: { options: { applicationServerKey } } });
  await dispatch('pushsubscriptionchange', { oldSubscription: null });
  expect(subscribe.mock.calls).toEqual([[{ userVisibleOnly: true, applicationServerKey }]]);
});
