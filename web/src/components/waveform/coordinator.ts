/** Something that can be silenced. */
export interface Playing {
  readonly pause: () => void;
}

let current: Playing | null = null;

/** One player sounds at a time on the whole page: the one before falls silent. */
export const claimPlayback = (player: Playing): void => {
  if (current !== player) current?.pause();
  current = player;
};

/** A player that stopped, or left the page, no longer has the floor. */
export const releasePlayback = (player: Playing): void => {
  if (current === player) current = null;
};
