import { api } from '../http/api.ts';
import { createAutomaticKey } from '../submission/submitter.ts';
import { deviceSlot } from './deviceSlot.ts';
import { getPushBarrier } from './getPushBarrier.ts';
import { computeDeviceId, readDeviceId, subscribe, unsubscribe } from './subscription.ts';

/** How long signing out waits for the API, in milliseconds. */
const REMOVAL_MS = 3_000;

/** Ends the notices of this browser. Kept for the next visit if that fails; the API forgets it with the next notice in any case. */
export const endPush = async (): Promise<void> => {
  if (!getPushBarrier()) await unsubscribe();
  deviceSlot.clear();
};

/** Removes this browser from the signed-in person's devices, as far as possible, before they sign out. */
export const removeDevice = async (): Promise<void> => {
  const device = deviceSlot.read();
  if (!device) return;

  const signal = AbortSignal.timeout(REMOVAL_MS);
  await Promise.allSettled([
    api.notices.removeDevice({ id: device.id }, { ...createAutomaticKey(), signal }),
    endPush(),
  ]);
};

/** Subscribes again where the browser, or the installation's key, has changed since. Requests no permission. */
export const renewDevice = async (uid: string, serverKey: string): Promise<void> => {
  if (getPushBarrier() || Notification.permission !== 'granted') return deviceSlot.clear();

  const before = deviceSlot.read();
  const former = await readDeviceId();
  const subscription = await subscribe(serverKey);
  const id = await computeDeviceId(subscription.endpoint);
  if (id === before?.id && id === former) return;

  await api.notices.addDevice(subscription, createAutomaticKey());
  deviceSlot.write({ uid, id });
};
