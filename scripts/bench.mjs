/** `npm run bench`: speed and size, measured and printed. Never part of the tests: machines are noisy. */
import { ensureInstalled } from './bootstrap.mjs';
import { answerHelp } from './usage.mjs';

answerHelp(`Usage: npm run bench

Measures speed and size of the API, the emulator and the stack, and prints them beside their goals.`);
ensureInstalled();
const { benchApi } = await import('./bench/api.mjs');
const { benchFirestore } = await import('./bench/firestore.mjs');
const { benchStandIn } = await import('./bench/stand-in.mjs');
const { benchStack } = await import('./bench/stack.mjs');

const rows = [
  ...(await benchApi()),
  ...(await benchStandIn()),
  ...(await benchFirestore()),
  ...(await benchStack()),
];
const width = Math.max(...rows.map(([name]) => name.length));
console.log(`\nNode ${process.version} on ${process.platform} ${process.arch}`);
for (const [name, value, goal] of rows)
  console.log(`${name.padEnd(width)}  ${value.padStart(12)}  ${goal ? `goal: ${goal}` : ''}`);
