import { benchCalls } from './calls.mjs';
import { startStack } from '../stack/stack.mjs';

/** Start-up time of an installed checkout until the app responds, and the time of a call. */
export const benchStack = async () => {
  const startedAt = performance.now();
  const stack = await startStack();
  const seconds = (performance.now() - startedAt) / 1000;
  try {
    return [
      ['Installed checkout to app answering', `${seconds.toFixed(1)} s`, 'under 25 s'],
      ...(await benchCalls()),
    ];
  } finally {
    await stack.stop();
  }
};
