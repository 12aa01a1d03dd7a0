/** `npm run bench`: speed, size and Firestore costs, printed beside their goals. Machines are noisy: no test compares times. */
import { ensureInstalled } from './bootstrap.mjs';
import { answerHelp } from './usage.mjs';

/**
 * Name, module and function; whether it needs a stack, seeded for it alone; what it measures.
 * @type {[string, string, string, boolean, string][]}
 */
const BENCHES = [
  ['price', 'price.mjs', 'benchPrice', false, 'computing the price of a large project'],
  ['report', 'report.mjs', 'benchReport', false, 'making and signing the PDF of a session report'],
  ['reel', 'reel/bench.mjs', 'benchReel', false, 'takes found in recordings of synthetic speech'],
  ['zip', 'zip.mjs', 'benchZip', false, 'memory of the zip of 500 demos'],
  ['api', 'api.mjs', 'benchApi', false, 'the API core against a bare function, under load'],
  ['emulator', 'emulator.mjs', 'benchEmulator', false, 'start and idle memory of the Firestore emulator'],
  ['firestore', 'firestore.mjs', 'benchFirestore', false, 'the emulator at work, with listeners and indexes'],
  ['stack', 'stack.mjs', 'benchStack', true, 'start of the stack, and reads to authenticate a call'],
  ['project', 'project.mjs', 'benchProject', true, 'a large board, autosave, waveforms of the voice finder'],
  ['approval', 'approval.mjs', 'benchApproval', true, 'approved demo to the voice finder of a client'],
  ['roster', 'roster/bench.mjs', 'benchRoster', true, 'lists, search and memory with 10,000 talents'],
  ['ledger', 'ledger.mjs', 'benchLedger', true, 'licence conflicts among 100,000 sold licences'],
  ['work', 'work.mjs', 'benchWork', true, 'dashboard and search of a large agency'],
  ['auditions', 'auditions.mjs', 'benchAuditions', true, 'one request to 500 talents, and 200 uploads'],
  ['delivery', 'delivery.mjs', 'benchDelivery', true, 'a delivery of 2 GB over connections that break'],
  ['payouts', 'payouts.mjs', 'benchPayouts', true, 'a payout run of 1,000 payees, and its bank statement'],
  ['operations', 'operations.mjs', 'benchOperations', true, 'reads and writes of the busiest operations'],
  [
    'web',
    'web/bench.mjs',
    'benchWeb',
    true,
    'size and paint of the first pages on Slow 4G; fails above a budget',
  ],
];

answerHelp(`Usage: npm run bench [-- NAME …] [--small] [--running]

Prints speed, size and Firestore costs beside their goals. All benchmarks, or those named:

${BENCHES.map(([name, , , , help]) => `  ${name.padEnd(11)}${help}`).join('\n')}

--small uses the smallest sizes, which shows only that they run, on one stack; --running uses the stack that runs already.`);
ensureInstalled();

const words = process.argv.slice(2);
const [isSmall, isRunning] = ['--small', '--running'].map((flag) => words.includes(flag));
const names = words.filter((word) => !word.startsWith('--'));
const unknown = names.filter((name) => !BENCHES.some(([bench]) => bench === name));
if (unknown.length > 0) {
  console.error(`Unknown: ${unknown.join(', ')}. Benchmarks: ${BENCHES.map(([name]) => name).join(', ')}.`);
  process.exit(2);
}

const { startStack, stopOnSignals } = await import('./stack/stack.mjs');
const { getEmulatorEnv } = await import('./stack/fixed-points.mjs');

let stack;
let startSeconds;
const stop = async () => {
  await stack?.stop();
  stack = undefined;
};
stopOnSignals(stop, () => 1);

const provideStack = async () => {
  Object.assign(process.env, getEmulatorEnv());
  if (isRunning || (isSmall && stack)) return;
  await stop();
  const startedAt = performance.now();
  stack = await startStack();
  startSeconds = (performance.now() - startedAt) / 1000;
};

const print = (name, rows, seconds) => {
  const width = Math.max(...rows.map(([label]) => label.length));
  console.log(`\n${name} (${seconds.toFixed(1)} s)`);
  for (const [label, value, goal] of rows)
    console.log(`${label.padEnd(width)}  ${value.padStart(14)}${goal ? `  goal: ${goal}` : ''}`);
};

console.log(`Node ${process.version} on ${process.platform} ${process.arch}`);
let isGreen = true;
for (const [name, module, run, needsStack] of BENCHES) {
  if (names.length > 0 && !names.includes(name)) continue;

  try {
    // Otherwise clients would use the stack's emulators instead of the benchmark's own.
    for (const key of Object.keys(getEmulatorEnv())) Reflect.deleteProperty(process.env, key);
    if (needsStack) await provideStack();
    const startedAt = performance.now();
    const result = await (await import(`./bench/${module}`))[run]({ isSmall, startSeconds });
    const { rows = result, isWithin = true } = result;
    print(name, rows, (performance.now() - startedAt) / 1000);
    if (!isWithin && !isSmall) throw new Error('A figure is above its goal.');
  } catch (error) {
    isGreen = false;
    console.error(`\n${name} failed: ${error instanceof Error ? error.stack : error}`);
  }
}
await stop();
process.exit(isGreen ? 0 : 1);
