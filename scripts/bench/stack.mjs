import { benchCalls } from './calls.mjs';
import { startStack } from '../stack/stack.mjs';

/** An installed checkout until the app answers, and what a call costs there. */
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
