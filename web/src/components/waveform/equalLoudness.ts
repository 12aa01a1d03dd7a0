import { createLocalSlot } from '../../lib/storage/browserStorage.ts';
import { createStore } from '../../lib/store.ts';
import { useStore } from '../../lib/useStore.ts';

const slot = createLocalSlot('equal-loudness');
const store = createStore(slot.read() !== 'off');

/** Switches loudness normalisation for all players, and stores the choice in this browser. */
export const setEqualLoudness = (on: boolean): void => {
  slot.write(on ? 'on' : 'off');
  store.set(on);
};

/** Returns whether players normalise loudness; on until the user turns it off. */
export const useEqualLoudness = (): boolean => useStore(store, true);
