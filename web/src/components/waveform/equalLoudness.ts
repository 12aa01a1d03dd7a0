import { localSlot } from '../../lib/storage/browserStorage.ts';
import { createStore } from '../../lib/store.ts';
import { useStore } from '../../lib/useStore.ts';

const slot = localSlot('equal-loudness');
const store = createStore(slot.read() !== 'off');

/** Every player of the page plays equally loud from now on, or each as it was recorded; kept in this browser. */
export const setEqualLoudness = (on: boolean): void => {
  slot.write(on ? 'on' : 'off');
  store.set(on);
};

/** Returns whether players normalise loudness; on until the user turns it off. */
export const useEqualLoudness = (): boolean => useStore(store, true);
