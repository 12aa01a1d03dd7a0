import { deviceSlot } from './deviceSlot.ts';

/** Ends the notices of this browser while its person is still signed in. Never throws. */
export const leaveDevice = async (): Promise<void> => {
  if (!deviceSlot.read()) return;
  // The next visit ends what fails here.
  await import('./deviceUpkeep.ts').then(({ removeDevice }) => removeDevice()).catch(() => undefined);
};
