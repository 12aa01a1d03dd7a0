import { computeSha256 } from '../sha256.ts';

/** A browser's subscription, as the API takes it. */
export interface Subscription {
  readonly endpoint: string;
  readonly keys: { readonly p256dh: string; readonly auth: string };
}

/** How long to wait for the app's service worker, in milliseconds. */
const WORKER_MS = 10_000;

const getWorker = (): Promise<ServiceWorkerRegistration> =>
  Promise.race([
    navigator.serviceWorker.ready,
    new Promise<never>((_resolve, reject) => {
      setTimeout(() => reject(new Error('The service worker did not start')), WORKER_MS);
    }),
  ]);

const toBase64Url = (bytes: ArrayBuffer | null): string =>
  btoa(String.fromCharCode(...new Uint8Array(bytes ?? new ArrayBuffer())))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

const findCurrent = async (): Promise<PushSubscription | null> => {
  // A page of a browser without the worker has no subscription.
  const registration = await navigator.serviceWorker.getRegistration();
  return (await registration?.pushManager.getSubscription()) ?? null;
};

/** Returns the id of this browser at the API: a hash of its address. */
export const computeDeviceId = (endpoint: string): Promise<string> =>
  computeSha256(new TextEncoder().encode(endpoint).buffer);

/** Returns the id of this browser while it is subscribed; null: it isn't. */
export const readDeviceId = async (): Promise<string | null> => {
  const current = await findCurrent();
  return current && computeDeviceId(current.endpoint);
};

/** Subscribes this browser to the installation's key, also after an earlier key. Needs the permission. */
export const subscribe = async (serverKey: string): Promise<Subscription> => {
  const { pushManager } = await getWorker();
  const current = await pushManager.getSubscription();
  const isCurrent = current && toBase64Url(current.options.applicationServerKey) === serverKey;
  if (current && !isCurrent) await current.unsubscribe();

  const subscription = isCurrent
    ? current
    : await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: serverKey });
  const { endpoint } = subscription;
  const [p256dh, auth] = [subscription.getKey('p256dh'), subscription.getKey('auth')];

  return { endpoint, keys: { p256dh: toBase64Url(p256dh), auth: toBase64Url(auth) } };
};

/** Ends this browser's subscription: nothing reaches it any more. */
export const unsubscribe = async (): Promise<void> => {
  await (await findCurrent())?.unsubscribe();
};
