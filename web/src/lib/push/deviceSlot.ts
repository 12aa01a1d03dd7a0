import { createLocalSlot } from '../storage/browserStorage.ts';

/** Whose notices are pushed to this browser, and its id at the API. */
export interface PushedDevice {
  readonly uid: string;
  readonly id: string;
}

const slot = createLocalSlot('push-device');

/** Remembers that this browser gets notices, so that they end with the session. */
export const deviceSlot = {
  read: (): PushedDevice | null => JSON.parse(slot.read() ?? 'null') as PushedDevice | null,
  write: (device: PushedDevice): void => slot.write(JSON.stringify(device)),
  clear: slot.clear,
};
