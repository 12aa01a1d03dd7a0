import { api } from '../http/api.ts';
import { isImpersonating, type SignedIn } from '../session/session.ts';
import { createAutomaticKey } from '../submission/submitter.ts';
import { deviceSlot } from './deviceSlot.ts';
import { getPushBarrier } from './getPushBarrier.ts';
import { computeDeviceId, readDeviceId, subscribe, unsubscribe } from './subscription.ts';

/** How long signing out waits for the API, in milliseconds. */
const REMOVAL_MS = 3_000;

/** Ends the notices of this browser. If that fails, the next visit tries again, and the API forgets it with the next notice. */
export const endPush = async (): Promise<void> => {
  if (!getPushBarrier()) await unsubscribe();
  deviceSlot.clear();
};

/** Removes this browser from its person's devices, as far as possible, as they sign out. */
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
const renewDevice = async (uid: string, serverKey: string): Promise<void> => {
  if (getPushBarrier() || Notification.permission !== 'granted') return deviceSlot.clear();

  const before = deviceSlot.read();
  const former = await readDeviceId();
  const subscription = await subscribe(serverKey);
  const id = await computeDeviceId(subscription.endpoint);
  if (id === before?.id && id === former) return;

  await api.notices.addDevice(subscription, createAutomaticKey());
  deviceSlot.write({ uid, id });
};

/** Keeps the notices of the person who is signed in current, and ends another person's. */
export const followPerson = async (person: SignedIn): Promise<void> => {
  const device = deviceSlot.read();
  if (!device) return;
  if (person.realUid !== device.uid) return endPush();

  // An acting admin’s device stays as it is.
  if (!isImpersonating(person) && person.pushKey !== null) await renewDevice(device.uid, person.pushKey);
};
