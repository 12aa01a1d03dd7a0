import { execFile } from 'node:child_process';
import { ROOT } from '../../bootstrap.mjs';
import { emulatorEnv } from '../../stack/fixed-points.mjs';
import { startStack } from '../../stack/stack.mjs';
import { DEMOS, loadTalents } from './many.mjs';
import { benchMemory } from './memory.mjs';
import { benchLists } from './reads.mjs';

const FEW = 334;
const MANY = 10_000;
const LOAD_SECONDS = 120;

const number = (value) => value.toLocaleString('en');

/** Compares all loaded copies with their sources, which must match. */
const benchRepair = () =>
  new Promise((resolve) => {
    const startedAt = performance.now();
    execFile(process.execPath, [`${ROOT}scripts/repair.mjs`, '--check'], (_error, stdout) => {
      const seconds = (performance.now() - startedAt) / 1000;
      const summary = stdout.trim().split('\n').at(-1);
      resolve([['Every copy compared', `${seconds.toFixed(1)} s`, `0 differ: ${summary}`]]);
    });
  });

/** A large roster and the finder over its demos, on a separate stack. */
export const benchRoster = async () => {
  Object.assign(process.env, emulatorEnv());
  const stack = await startStack();
  try {
    const startedAt = performance.now();
    const few = await loadTalents(0, FEW);
    const before = performance.now();
    const small = await benchLists(`${number(FEW * DEMOS)} demos`);
    const pause = performance.now() - before;
    const documents = few + (await loadTalents(FEW, MANY));
    const seconds = (performance.now() - startedAt - pause) / 1000;
    return [
      [
        `${number(MANY)} talents, ${number(MANY * DEMOS)} demos loaded`,
        `${seconds.toFixed(1)} s`,
        `under ${LOAD_SECONDS} s; ${number(documents)} documents`,
      ],
      ...small,
      ...(await benchLists(`${number(MANY * DEMOS)} demos`)),
      ...(await benchMemory()),
      ...(await benchRepair()),
    ];
  } finally {
    await stack.stop();
  }
};
