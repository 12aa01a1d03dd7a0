import { useSyncExternalStore } from 'react';
import { localSlot } from '../../lib/storage/browserStorage.ts';

const slot = localSlot('equal-loudness');
const listeners = new Set<() => void>();
let isOn = slot.read() !== 'off';

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Every player of the page plays equally loud from now on, or each as it was recorded; kept in this browser. */
export const setEqualLoudness = (on: boolean): void => {
  isOn = on;
  slot.write(on ? 'on' : 'off');
  listeners.forEach((listener) => listener());
};

/** Returns whether players normalise loudness; on until the user turns it off. */
export const useEqualLoudness = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => isOn,
    () => true,
  );
