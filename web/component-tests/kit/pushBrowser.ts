import { vi } from 'vitest';

const KEY = new Uint8Array(65).fill(4).buffer;
/** The installation's key, which is also the browser's own. */
export const SERVER_KEY = `${'BAQE'.repeat(21)}BAQ`;
const SECRET = new Uint8Array(16).fill(1).buffer;

/** The address at which a stubbed browser subscribes. */
export const ENDPOINT = 'https://push.example/send/1';

interface Start {
  readonly permission?: NotificationPermission;
  /** The person's choice in the browser's own question. */
  readonly answer?: NotificationPermission;
  readonly isSubscribed?: boolean;
}

/** Stubs a browser with a service worker that can be pushed to. */
export const stubPushBrowser = ({
  permission = 'default',
  answer = 'granted',
  isSubscribed = false,
}: Start = {}) => {
  const subscription = {
    endpoint: ENDPOINT,
    options: { applicationServerKey: KEY },
    getKey: (name: string) => (name === 'auth' ? SECRET : KEY),
    unsubscribe: vi.fn(() => {
      current = null;
      return Promise.resolve(true);
    }),
  };
  let current = isSubscribed ? subscription : null;

  const subscribe = vi.fn((_options: PushSubscriptionOptionsInit) => {
    current = subscription;
    return Promise.resolve(subscription);
  });
  const registration = { pushManager: { getSubscription: () => Promise.resolve(current), subscribe } };

  const notification = { permission };
  const requestPermission = vi.fn(() => {
    notification.permission = answer;
    return Promise.resolve(answer);
  });

  vi.stubGlobal('Notification', Object.assign(notification, { requestPermission }));
  vi.stubGlobal('PushManager', {});
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: { ready: Promise.resolve(registration), getRegistration: () => Promise.resolve(registration) },
  });

  return { subscribe, requestPermission, unsubscribe: subscription.unsubscribe };
};

export const removePushBrowser = (): void => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, 'serviceWorker');
};
