/** Shows pushed notices, and opens their pages. */
import type { PushMessage } from '@domain/notices/push-devices.ts';
import type { OpenRequest } from '../lib/push/openRequest.ts';

declare const self: ServiceWorkerGlobalScope;
/** Address of the app's icon. */
declare const PUSH_ICON: string;

/** How long a tab has to answer, in milliseconds; sleeping tabs don't. */
const ANSWER_MS = 500;

export const showNotice = async (data: PushMessageData | null): Promise<void> => {
  const { title, body, lang, tag, path } = data?.json() as PushMessage;
  await self.registration.showNotification(title, { body, lang, tag, icon: PUSH_ICON, data: path });
};

/** Returns whether a tab opens the page itself. */
const opensPage = (tab: WindowClient, path: string): Promise<boolean> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => resolve(true);
    setTimeout(() => resolve(false), ANSWER_MS);
    tab.postMessage({ kind: 'open-notice', path } satisfies OpenRequest, [port2]);
  });

/** Opens a notice's page in a tab of the app that is open, else in a new one. */
export const openNotice = async ({
  notification,
}: Pick<NotificationEvent, 'notification'>): Promise<void> => {
  notification.close();
  const path = String(notification.data);
  const tabs = await self.clients.matchAll({ type: 'window' });

  // A press lets the worker bring up one tab only.
  for (const tab of tabs) if (await opensPage(tab, path)) return void (await tab.focus());
  await self.clients.openWindow(path);
};

/** Subscribes again once the browser has ended a subscription; the app tells the API when it is next opened. */
export const renewSubscription = async (oldSubscription: PushSubscription | null): Promise<void> => {
  const serverKey = oldSubscription?.options.applicationServerKey;
  if (!serverKey) return;
  await self.registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: serverKey });
};

/** A change of a subscription, which the library of types lacks. */
interface SubscriptionChange extends ExtendableEvent {
  readonly oldSubscription: PushSubscription | null;
}

export const handlePushes = (): void => {
  self.addEventListener('push', (event) => event.waitUntil(showNotice(event.data)));
  self.addEventListener('notificationclick', (event) => event.waitUntil(openNotice(event)));
  self.addEventListener('pushsubscriptionchange', (event) => {
    const { oldSubscription } = event as SubscriptionChange;
    (event as SubscriptionChange).waitUntil(renewSubscription(oldSubscription));
  });
};
