/** A player that can be stopped. */
export interface Playing {
  readonly pause: () => void;
}

let current: Playing | null = null;

/** Only one player plays at a time: stops the previous one. */
export const claimPlayback = (player: Playing): void => {
  if (current !== player) current?.pause();
  current = player;
};

/** Releases a stopped or removed player. */
export const releasePlayback = (player: Playing): void => {
  if (current === player) current = null;
};
