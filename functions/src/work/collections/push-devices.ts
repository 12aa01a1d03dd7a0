import { PUSH_DEVICES_MAX, type PushDevice } from '@domain/notices/push-devices.ts';
import { collection, splitIntoChunks } from '../../platform/firestore/collection.ts';
import type { Work } from '../unit/work.ts';

export const pushDevices = collection<PushDevice>('pushDevices');

/** Returns a person's devices, newest first. */
export const findPushDevices = async (userId: string, work?: Work): Promise<readonly PushDevice[]> => {
  const found = await pushDevices.find(pushDevices.ref.where('userId', '==', userId), work);
  return found.toSorted((a, b) => b.createdAt.toMillis() - a.createdAt.toMillis());
};

/** Returns the devices of several people. */
export const findDevicesOf = async (userIds: readonly string[]): Promise<readonly PushDevice[]> => {
  const found = await Promise.all(
    splitIntoChunks(userIds).map((part) =>
      pushDevices.find(pushDevices.ref.where('userId', 'in', part).limit(part.length * PUSH_DEVICES_MAX)),
    ),
  );
  return found.flat();
};
