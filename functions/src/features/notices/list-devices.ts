import { findPushDevices } from '../../work/collections/push-devices.ts';
import type { Operation } from '../../work/operation.ts';
import { presentDevice } from './present-device.ts';

export const listDevices: Operation<'notices.devices'> = async ({ caller }) =>
  (await findPushDevices(caller.uid)).map(presentDevice);
