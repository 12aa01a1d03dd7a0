import { endStages, inTurn, run } from './run-stages.mjs';

/** A stage inside the second stack, which starts for it and ends with it. */
const aside = (stage) =>
  run({ ...stage, args: ['scripts/stack.mjs', process.execPath, ...stage.args] }, { STACK_NUMBER: '2' });

/**
 * Runs stages one after the other on a fresh stack, and beside them, on the second one, those that may stand aside; they
 * do so where there is anything to stand aside of. Answers whether all are green.
 */
export const behindStacks = async (stages) => {
  const { endWhenItFails, prepareStack, startStack, stopOnSignals } = await import('../stack/stack.mjs');
  const startedAt = Date.now();
  const mayStandAside = stages.some(({ standsAside }) => !standsAside);
  const isAside = ({ standsAside }) => mayStandAside && standsAside;
  let stack;
  let beside = [];
  try {
    await prepareStack();
    beside = stages.filter(isAside).map(aside);
    stack = await startStack();
  } catch (error) {
    console.log(`FAIL stack\n${error instanceof Error ? error.message : error}`);
    endStages();
    await Promise.all(beside);
    return false;
  }
  stopOnSignals(stack.stop, () => 1);
  void endWhenItFails(stack);
  console.log(`ok   stack (${((Date.now() - startedAt) / 1000).toFixed(1)} s to answer)`);
  const isGreen = await inTurn(stages.filter((stage) => !isAside(stage)));
  await stack.stop();
  return (await Promise.all(beside)).every(Boolean) && isGreen;
};
