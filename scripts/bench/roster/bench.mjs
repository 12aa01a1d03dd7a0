import { execFile } from 'node:child_process';
import { ROOT } from '../../bootstrap.mjs';
import { DEMOS, loadTalents } from './many.mjs';
import { benchMemory } from './memory.mjs';
import { benchLists } from './reads.mjs';

const FULL = { few: 334, many: 10_000 };
const SMALL = { few: 10, many: 20 };
const LOAD_SECONDS = 120;

const number = (value) => value.toLocaleString('en');

/** Compares all loaded copies with their sources; they must match. */
const benchRepair = () =>
  new Promise((resolve) => {
    const startedAt = performance.now();
    execFile(process.execPath, [`${ROOT}scripts/repair.mjs`, '--check'], (_error, stdout) => {
      const seconds = (performance.now() - startedAt) / 1000;
      const summary = stdout.trim().split('\n').at(-1);
      resolve([['Every copy compared', `${seconds.toFixed(1)} s`, `0 differ: ${summary}`]]);
    });
  });

/** Measures a large roster, and the finder over its demos, on a separate stack. */
export const benchRoster = async ({ isSmall }) => {
  const { few: first, many } = isSmall ? SMALL : FULL;
  const startedAt = performance.now();
  const few = await loadTalents(0, first);
  const before = performance.now();
  const small = await benchLists(`${number(first * DEMOS)} demos`);
  const pause = performance.now() - before;
  const documents = few + (await loadTalents(first, many));
  const seconds = (performance.now() - startedAt - pause) / 1000;

  return [
    [
      `${number(many)} talents, ${number(many * DEMOS)} demos loaded`,
      `${seconds.toFixed(1)} s`,
      `under ${LOAD_SECONDS} s; ${number(documents)} documents`,
    ],
    ...small,
    ...(await benchLists(`${number(many * DEMOS)} demos`)),
    ...(await benchMemory()),
    ...(await benchRepair()),
  ];
};
