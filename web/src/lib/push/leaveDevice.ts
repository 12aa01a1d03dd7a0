import { loadUpkeep, pushSlot } from './pushSlot.ts';

/** Ends the notices of this browser as its person signs out, or once they are signed out. Never throws: the next visit ends what fails here. */
export const leaveDevice = async (): Promise<void> => {
  if (pushSlot.read()) await loadUpkeep().then(({ removeDevice }) => removeDevice(), console.warn);
};
