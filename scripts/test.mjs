/** `npm test`: the gate. `npm run test:full`: the gate and everything else. */
import { ensureInstalled } from './bootstrap.mjs';
import { answerHelp } from './usage.mjs';

const words = process.argv.slice(2);
const isFull = words[0] === '--full';
const { GATE, REST } = await import('./test/stages.mjs');
const listNames = (stages) => stages.map(({ name }) => name).join(', ');
answerHelp(
  `Usage: npm test                               the gate: ${listNames(GATE)}
       npm test -- changed [COMMIT]           the tests that what differs from COMMIT (HEAD) can break
       npm test -- STAGE … [FILE …] [-t TEXT] the named stages; FILE is part of a test file's path, TEXT of a test's name
       npm run test:full                      the gate and ${listNames(REST)}

Test files that passed are not run again until something changes that they depend on; --all runs them all, as CI does.
An interrupted run goes on where it stopped. --running uses the stack that runs already, --shuffle a random order of files.`,
  isFull ? words.slice(1) : words,
);
ensureInstalled();
const { ensureReplySchemas } = await import('./openapi/reply-schemas.mjs');
await ensureReplySchemas();
const { runTests } = await import('./test/run.mjs');
process.exit(await runTests(isFull ? words.slice(1) : words, { isFull }));
