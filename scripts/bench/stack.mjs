import { startStack } from '../stack/stack.mjs';

/** An installed checkout until the app answers, with what is built already built and with nothing built. */
export const benchStack = async () => {
  const startedAt = performance.now();
  const stack = await startStack();
  const seconds = (performance.now() - startedAt) / 1000;
  await stack.stop();
  return [['Installed checkout to app answering', `${seconds.toFixed(1)} s`, 'under 25 s']];
};
