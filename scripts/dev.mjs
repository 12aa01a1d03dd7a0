/** `npm run dev`: the stack, the app from Vite with hot reload, and functions rebuilt on changes. */
import { spawn } from 'node:child_process';
import { ensureInstalled, ROOT } from './bootstrap.mjs';
import { answerHelp } from './usage.mjs';

answerHelp(`Usage: npm run dev [-- --verbose]

Starts the stack with demo data, the app from Vite with hot reload, and the functions rebuilt as they change.

  --verbose   shows what the emulators say`);
ensureInstalled();
const { INBOX_ADDRESS } = await import('./stack/fixed-points.mjs');
const { endWhenItFails, startStack, stopOnSignals } = await import('./stack/stack.mjs');

const children = [];
let stack;
const end = stopOnSignals(async () => {
  for (const child of children) child.kill('SIGTERM');
  await stack?.stop();
});
const keep = (args, cwd) => {
  const child = spawn(process.execPath, args, { cwd: ROOT + cwd, stdio: 'inherit' });
  children.push(child);
  child.once('exit', () => void end());
};

console.log('Starting the stack …');
try {
  stack = await startStack({
    isVerbose: process.argv.includes('--verbose'),
    hasClock: true,
    hasShowcase: true,
  });
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
void endWhenItFails(stack, () => children.forEach((child) => child.kill('SIGTERM')));
console.log(`  Inbox    ${INBOX_ADDRESS}\n  The app with hot reload is the address that Vite prints.`);
keep(['build.mjs', '--watch'], 'functions');
keep([`${ROOT}node_modules/vite/bin/vite.js`], 'web');
