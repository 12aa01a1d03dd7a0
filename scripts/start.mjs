import { ensureInstalled } from './bootstrap.mjs';
import { answerHelp } from './usage.mjs';

answerHelp(`Usage: npm start [-- --keep] [-- --verbose]
       npm run start:official [-- --keep] [-- --verbose]

Starts the whole stack with demo data, on this machine alone, until Ctrl-C. All changes are lost then.

  --keep      keeps accounts, documents and files in .emulator-state when it stops, and brings them back next time;
              emails in the inbox are not kept
  --verbose   shows what the emulators say
  --official  the official Firestore emulator, which needs Java 21; what start:official adds`);
ensureInstalled();
const { readFileSync } = await import('node:fs');
const { APP_ADDRESS, INBOX_ADDRESS } = await import('./stack/fixed-points.mjs');
const { endWhenItFails, startStack, stopOnSignals } = await import('./stack/stack.mjs');
const { DEMO_PASSWORD } = await import('./seed/password.mjs');

const isOfficial = process.argv.includes('--official');
const isVerbose = process.argv.includes('--verbose');
const isKept = process.argv.includes('--keep');

console.log('Starting the stack …');
let stack;
let isCancelled = false;
stopOnSignals(
  async () => {
    isCancelled = true;
    if (!stack) return;
    console.log('\nStopping …');
    await stack.stop();
  },
  () => process.exitCode ?? 0,
);
try {
  stack = await startStack({ isOfficial, isVerbose, isKept, hasClock: true, hasShowcase: true });
} catch (error) {
  if (!isCancelled) console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

const accounts = JSON.parse(readFileSync(new URL('../emulator-data/accounts.json', import.meta.url), 'utf8'));
const width = Math.max(...accounts.map(({ email }) => email.length));
console.log(`
  App      ${APP_ADDRESS}
  Inbox    ${INBOX_ADDRESS}

  Demo accounts, password ${DEMO_PASSWORD}
${accounts.map(({ email, sees }) => `  ${email.padEnd(width)}  ${sees}`).join('\n')}

  ${isKept ? 'Ctrl-C stops everything and keeps the data.' : 'Ctrl-C stops everything; changes are lost. To keep them: npm start -- --keep'}`);
void endWhenItFails(stack);
