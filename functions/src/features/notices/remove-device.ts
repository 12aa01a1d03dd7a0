import { notFound } from '../../platform/errors/app-error.ts';
import { pushDevices } from '../../work/collections/push-devices.ts';
import { operation } from '../../work/unit/operation.ts';
import { auditedDevice } from './audited-device.ts';

/** Stops pushing to one of the caller's devices; 404 for another person's. */
export const removeDevice = operation(
  'notices.removeDevice',
  auditedDevice,
  async ({ work, caller, params: { id } }) => {
    const device = await work.read(pushDevices, id);
    if (device?.userId !== caller.uid) throw notFound();
    work.delete(device);
    return { id };
  },
);
