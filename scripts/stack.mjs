/** `npm run stack -- COMMAND`: a freshly seeded stack around one command, whose exit code becomes ours. */
import { spawn } from 'node:child_process';
import { ensureInstalled, ROOT } from './bootstrap.mjs';
import { answerHelp } from './usage.mjs';

const USAGE = `Usage: npm run stack -- COMMAND [ARGUMENT …]

Runs a command beside a freshly seeded stack, with every emulator's address in its environment, and ends with its exit
code. One word is a line for the shell. STACK_VERBOSE=1 shows what the emulators say.`;
// Later arguments belong to the command.
answerHelp(USAGE, process.argv.slice(2, 3));
ensureInstalled();
const { getEmulatorEnv } = await import('./stack/fixed-points.mjs');
const { endWhenItFails, startStack, stopOnSignals } = await import('./stack/stack.mjs');

const [command, ...args] = process.argv.slice(2);
if (!command) {
  console.error(USAGE);
  process.exit(2);
}
let stack;
let child;
let code = 1;
const end = stopOnSignals(
  async () => {
    child?.kill('SIGTERM');
    await stack?.stop();
  },
  () => code,
);
try {
  stack = await startStack({ isVerbose: process.env.STACK_VERBOSE === '1' });
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
// One word is a shell command line, several are a program and its arguments.
child = spawn(command, args, {
  cwd: ROOT,
  stdio: 'inherit',
  shell: args.length === 0 || process.platform === 'win32',
  env: {
    ...process.env,
    ...getEmulatorEnv(),
    PATH: `${ROOT}node_modules/.bin${process.platform === 'win32' ? ';' : ':'}${process.env.PATH}`,
  },
});
void endWhenItFails(stack, () => child.kill('SIGTERM'));
child.once('error', (error) => {
  console.error(`${command} could not be started: ${error.message}`);
  code = 127;
  void end();
});
child.once('exit', (status, signal) => {
  code = status ?? (signal ? 1 : 0);
  void end();
});
