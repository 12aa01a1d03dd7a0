import { readArguments } from './arguments.mjs';
import { listChangedFiles } from './changed-files.mjs';
import { readGraph } from './graph.mjs';
import { listGreenFiles, recordGreen } from './passes.mjs';
import { endStages, forgetGreen, listGreen, runStage } from './run-stage.mjs';
import { FULL, GATE, STAGES } from './stages.mjs';

/** Returns a stage's files to run, and the number skipped because nothing they depend on has changed. */
const planStage = (stage, graph, { files, text, isAll, isChanged }, changed) => {
  if (!stage.isSuite) return {};

  const stageFiles = graph.files.filter(stage.isOwn);
  if (isChanged)
    return {
      files: stageFiles.filter((file) => [...graph.closureOf(file)].some((each) => changed.has(each))),
      mayBeEmpty: true,
    };
  if (files.length > 0)
    return { files: stageFiles.filter((file) => files.some((word) => file.includes(word))) };
  if (isAll || text !== undefined) return { files: stageFiles };

  const green = new Set(listGreenFiles(stage.name, stageFiles, graph.computeFingerprint));

  return { files: stageFiles.filter((file) => !green.has(file)), reused: green.size };
};

/** Runs jobs two at a time. */
const runInPairs = async (jobs) => {
  const queue = [...jobs];
  const worker = async () => {
    for (let job = queue.shift(); job; job = queue.shift()) await job();
  };
  await Promise.all([worker(), worker()]);
};

/** Runs jobs in series with a freshly seeded stack. Resolves to whether the stack started. */
const runBesideStack = async (jobs) => {
  const { endWhenItFails, startStack, stopOnSignals } = await import('../stack/stack.mjs');
  const { getEmulatorEnv } = await import('../stack/fixed-points.mjs');
  const startedAt = Date.now();
  let stack;

  try {
    stack = await startStack();
  } catch (error) {
    console.log(`FAIL stack\n${error instanceof Error ? error.message : error}`);
    return false;
  }

  stopOnSignals(stack.stop, () => 1);
  void endWhenItFails(stack);
  console.log(`ok   stack (${((Date.now() - startedAt) / 1000).toFixed(1)} s)`);
  for (const job of jobs) await job(getEmulatorEnv());
  await stack.stop();

  return true;
};

/** Runs the gate, the full run or the stages named on the command line. Resolves to the exit code. */
export const runTests = async (words, { isFull = false } = {}) => {
  const options = readArguments(words);
  const { names, files, text, isRunning, isShuffled, isChanged, since } = options;
  if (names.length === 0 && (files.length > 0 || text !== undefined)) {
    console.error(`Name the stage as well. Stages: ${STAGES.map(({ name }) => name).join(', ')}.`);
    return 2;
  }

  const startedAt = Date.now();
  const graph = await readGraph();
  const changed = new Set(isChanged ? listChangedFiles(since) : []);
  const chosen = (names.length > 0 ? STAGES : isFull ? FULL : GATE).filter(
    ({ name }) => names.length === 0 || names.includes(name),
  );
  for (const { name } of chosen) forgetGreen(name);

  const total = { passed: 0, failed: 0 };
  const more = text === undefined ? [] : ['-t', text];
  const order = isShuffled ? { TEST_ORDER: 'random' } : {};

  const record = (stage) => {
    if (stage.isSuite && text === undefined)
      recordGreen(stage.name, listGreen(stage.name), graph.computeFingerprint);
  };

  process.on('exit', () => chosen.forEach(record));

  const createJob = (stage) => async (env) => {
    const result = await runStage(stage, {
      ...planStage(stage, graph, options, changed),
      more,
      env: { ...env, ...order },
    });
    total.passed += result.passed;
    total.failed += result.failed;
  };

  const runInProcess = async () => {
    const offline = chosen.filter(({ needsStack }) => !needsStack);
    await runInPairs(offline.filter(({ runsAlone }) => !runsAlone).map(createJob));
    for (const stage of offline.filter(({ runsAlone }) => runsAlone)) await createJob(stage)({});
  };

  const runOnStack = async () => {
    const stacked = chosen.filter(({ needsStack }) => needsStack);
    const hasWork = stacked.some((stage) => planStage(stage, graph, options, changed).files?.length !== 0);
    if (isRunning || !hasWork) {
      const { getEmulatorEnv } = await import('../stack/fixed-points.mjs');
      for (const stage of stacked) await createJob(stage)(getEmulatorEnv());
    } else if (!(await runBesideStack(stacked.map(createJob)))) total.failed += 1;
  };

  // A browser mostly waits, which leaves the processors to the rest.
  await Promise.all([runInProcess(), runOnStack()]);
  endStages();
  console.log(`\nDone in ${Math.round((Date.now() - startedAt) / 1000)} s`);
  console.log(`${total.passed} passed, ${total.failed} failed`);

  return total.failed === 0 ? 0 : 1;
};
