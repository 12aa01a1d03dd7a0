import { pushSlot } from './pushSlot.ts';

/** Whose notices are pushed to this browser, and its id at the API. */
export interface PushedDevice {
  readonly uid: string;
  readonly id: string;
}

/** Remembers that this browser gets notices, so that they end with the session. */
export const deviceSlot = {
  read: (): PushedDevice | null => JSON.parse(pushSlot.read() ?? 'null') as PushedDevice | null,
  write: (device: PushedDevice): void => pushSlot.write(JSON.stringify(device)),
  clear: pushSlot.clear,
};
