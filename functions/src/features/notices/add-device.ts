import { createHash } from 'node:crypto';
import { Timestamp } from 'firebase-admin/firestore';
import { PUSH_DEVICES_MAX, type PushDevice } from '@domain/notices/push-devices.ts';
import { getDevice } from '../../common/people/get-device.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { recordStep } from '../../platform/firestore/call-steps.ts';
import { findPushDevices, pushDevices } from '../../work/collections/push-devices.ts';
import { operationInSteps } from '../../work/unit/operation.ts';
import type { Work } from '../../work/unit/work.ts';
import { encryptMessage } from '../../outgoing/push/encrypt-message.ts';
import { getPushKey } from '../../outgoing/push/push-key.ts';
import { resolveTarget } from '../../outgoing/webhooks/target.ts';
import { auditedDevice } from './audited-device.ts';
import { presentDevice } from './present-device.ts';

type Keys = Pick<PushDevice, 'p256dh' | 'auth'>;

/** 422 for keys that no message can be encrypted to. */
const requireKeys = (keys: Keys): void => {
  try {
    encryptMessage('', keys);
  } catch {
    throw new AppError(422, 'push.keys', { property: 'keys.p256dh' });
  }
};

/** 422 for an address in a private network. It is resolved again before each message. */
const refusePrivate = async (endpoint: string): Promise<void> => {
  if ((await resolveTarget(new URL(endpoint))) === 'private')
    throw new AppError(422, 'push.endpoint', { property: 'endpoint' });
};

const store = async (work: Work, device: Omit<PushDevice, 'createdAt'>): Promise<PushDevice> => {
  const { id, userId } = device;
  const [before, devices] = await Promise.all([work.read(pushDevices, id), findPushDevices(userId, work)]);
  const further = devices.filter((listed) => listed.id !== id);
  for (const oldest of further.slice(PUSH_DEVICES_MAX - 1)) work.delete(oldest);

  const createdAt = before?.userId === userId ? before.createdAt : Timestamp.now();
  return work.set(pushDevices, { ...device, createdAt });
};

/** Pushes the caller's notices to a browser, which stops showing those of the person before. */
export const addDevice = operationInSteps(
  'notices.addDevice',
  async ({ step, caller, request, body: { endpoint, keys } }) => {
    const serverKey = getPushKey()?.publicKey;
    if (serverKey === undefined) throw new AppError(409, 'push.off');

    requireKeys(keys);
    await recordStep(async () => {
      await refusePrivate(endpoint);
      return null;
    });

    const device = {
      id: createHash('sha256').update(endpoint).digest('hex'),
      userId: caller.uid,
      endpoint,
      p256dh: keys.p256dh,
      auth: keys.auth,
      serverKey,
      ...getDevice(request.headers['user-agent']),
    };
    const change = async (work: Work) => presentDevice(await store(work, device));

    return step(change, { audited: auditedDevice });
  },
);
