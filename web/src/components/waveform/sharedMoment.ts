import { useRef, useState } from 'react';

/** Shared position of compared players, in seconds. */
export interface SharedMoment {
  readonly read: () => number;
  readonly note: (seconds: number) => void;
}

/** Keeps the position of a comparison's players, which isn't drawn. */
export const useSharedMoment = (): SharedMoment => {
  const seconds = useRef(0);

  const [moment] = useState(() => ({
    read: () => seconds.current,
    note: (position: number) => {
      seconds.current = position;
    },
  }));

  return moment;
};
