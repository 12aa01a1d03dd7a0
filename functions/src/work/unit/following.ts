import type { Following } from '../copies/follow.ts';

type LoadFollowing = () => Promise<Following>;

let load: LoadFollowing | undefined;

/** Sets what follows from every change; the composition root calls it before any call is answered. It is loaded with the first change. */
export const injectFollowing = (loader: LoadFollowing): void => {
  load = loader;
};

/** Throws if nothing was injected: a change would leave its read models behind. */
export const getFollowing = (): Promise<Following> => {
  if (!load)
    throw new Error('No read models are injected: import functions/src/index.ts or incoming/repair.ts');
  return load();
};
