import type { FoundDemo } from '../data/useDemoSearch.ts';

/** Voices that can be told apart by ear in one sitting. */
export const COMPARED_MAX = 4;

/** One more demo to compare, or one less; a fifth leaves the four as they are. */
export const withCompared = (
  chosen: readonly FoundDemo[],
  demo: FoundDemo,
  wanted: boolean,
): readonly FoundDemo[] => {
  const others = chosen.filter(({ id }) => id !== demo.id);
  if (!wanted) return others.length === chosen.length ? chosen : others;
  return others.length < chosen.length || chosen.length >= COMPARED_MAX ? chosen : [...chosen, demo];
};

/** In an order that tells nothing, by numbers from 0 up to 1 as `Math.random` gives them; nothing is lost or doubled. */
export const shuffled = <Item>(items: readonly Item[], random: () => number): readonly Item[] => {
  const left = [...items];
  return items.flatMap(() => left.splice(Math.floor(random() * left.length), 1));
};
