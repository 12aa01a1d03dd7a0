import type { ListedPushDevice, PushDevice } from '@domain/notices/push-devices.ts';

/** A device without its address and keys. */
export const presentDevice = ({ id, browser, system, createdAt }: PushDevice): ListedPushDevice => ({
  id,
  browser,
  system,
  addedAt: new Date(createdAt.toMillis()).toISOString(),
});
