import { useEffect } from 'react';
import { useSignedIn } from '../session/session.ts';
import { loadUpkeep, pushSlot } from './pushSlot.ts';

/** Keeps this browser's subscription current for its person, and ends it for another one. */
export const useDeviceUpkeep = (): void => {
  const person = useSignedIn();

  useEffect(() => {
    // The next visit repeats what fails.
    if (pushSlot.read())
      loadUpkeep()
        .then(({ followPerson }) => followPerson(person))
        .catch(console.warn);
  }, [person]);
};
