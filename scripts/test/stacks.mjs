import { endStages, inTurn, runApart } from './run-stages.mjs';

/**
 * Ends what is done on a stack: whether every copy is still as its source, whatever the tests did. Accounts are left out:
 * tests write those of their people by hand, and what compares them has tests of its own.
 */
export const COPIES = { name: 'copies', args: ['scripts/repair.mjs', '--check', '--without-accounts'] };

/** Runs stages one after the other on this process's stack, and looks at what they leave; answers whether all are green. */
export const onThisStack = async (stages, copies = COPIES) => inTurn([...stages, copies]);

/** The same inside the second stack, which starts for them and ends with them. */
const aside = (stages) =>
  runApart(['scripts/stack.mjs', process.execPath, 'scripts/test/aside.mjs', JSON.stringify(stages)], {
    STACK_NUMBER: '2',
  });

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
  let beside = true;
  try {
    await prepareStack();
    const apart = stages.filter(isAside);
    if (apart.length > 0) beside = aside(apart);
    stack = await startStack();
  } catch (error) {
    console.log(`FAIL stack\n${error instanceof Error ? error.message : error}`);
    endStages();
    await beside;
    return false;
  }
  stopOnSignals(stack.stop, () => 1);
  void endWhenItFails(stack);
  console.log(`ok   stack (${((Date.now() - startedAt) / 1000).toFixed(1)} s to answer)`);
  const isGreen = await onThisStack(stages.filter((stage) => !isAside(stage)));
  await stack.stop();
  return (await beside) && isGreen;
};
