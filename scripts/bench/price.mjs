import { loadTs } from '../load-ts.mjs';

const FULL = { characters: 50, languages: 30, licences: 3, runs: 30 };
const SMALL = { characters: 2, languages: 2, licences: 1, runs: 2 };
const GOAL_MS = 20;

/** Measures pricing a large project, without its reads. The fastest run counts, as it is the least disturbed. */
export const benchPrice = async ({ isSmall }) => {
  const { characters, languages, licences, runs } = isSmall ? SMALL : FULL;
  const { computePrice } = await loadTs('domain/src/pricing/price.ts');
  const { makeLargeInput } = await loadTs('domain/src/pricing/price.samples.ts');
  const input = makeLargeInput(characters, languages, licences);
  const times = Array.from({ length: runs }, () => {
    const startedAt = performance.now();
    computePrice(input);
    return performance.now() - startedAt;
  });
  const what = `Price of ${characters} characters × ${languages} languages × ${licences} licences`;

  return [[what, `${Math.min(...times).toFixed(1)} ms`, `below ${GOAL_MS} ms`]];
};
