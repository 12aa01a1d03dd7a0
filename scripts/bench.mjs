/** `npm run bench`: speed and size, measured and printed. Never part of the tests: machines are noisy. */
import { ensureInstalled } from './bootstrap.mjs';
import { answerHelp } from './usage.mjs';

answerHelp(`Usage: npm run bench [-- web | roster | project | price | report | zip | approval | auditions | ledger | work]

Measures speed and size of the API, the emulator and the stack, and prints them beside their goals. With web, what the
pages that people open first load and how soon they are seen, on Slow 4G with a CPU four times slower, and whose code it
is; ends with an error when a page is larger than its budget. With roster, the part alone that loads 10,000 talents with
30,000 demos, and says what lists of them read and what the page of the roster holds. With project, what opening a
board of 50 characters and 30 languages reads, how soon a change is saved, and how soon the voice finder shows its
waveforms. With price, how long the price of
a large project takes to compute. With report, how long the PDF of a signed session report takes to make and to sign. With zip, what memory the zip of 500 demos takes. With ledger, what it reads to tell
which voices are licensed to a competitor, with 100,000 licences sold. With approval, the part alone that measures how soon a voice that an engineer approves is
in the voice finder that a client has open. With auditions, how long one request to 500 talents takes until the last email
has left, what becomes of 50 acceptances of one talent at the same moment, and what 200 uploads at once take. With work, what
is read to tell an admin of 10,000 talents and 2,000 projects what waits today, and for each word that they search.`);
ensureInstalled();

const print = (rows) => {
  const width = Math.max(...rows.map(([name]) => name.length));
  console.log(`\nNode ${process.version} on ${process.platform} ${process.arch}`);
  for (const [name, value, goal] of rows)
    console.log(`${name.padEnd(width)}  ${value.padStart(14)}  ${goal ? `goal: ${goal}` : ''}`);
};

if (process.argv[2] === 'web') {
  const { benchWeb } = await import('./bench/web/bench.mjs');
  const { rows, isWithin } = await benchWeb();
  print(rows);
  if (!isWithin) console.error('\nA page is larger than its budget.');
  process.exit(isWithin ? 0 : 1);
}
const { benchPrice } = await import('./bench/price.mjs');
if (process.argv[2] === 'price') {
  print(await benchPrice());
  process.exit(0);
}
const { benchReport } = await import('./bench/report.mjs');
if (process.argv[2] === 'report') {
  print(await benchReport());
  process.exit(0);
}
const { benchZip } = await import('./bench/zip.mjs');
if (process.argv[2] === 'zip') {
  print(await benchZip());
  process.exit(0);
}
const { benchProject } = await import('./bench/project.mjs');
if (process.argv[2] === 'project') {
  print(await benchProject());
  process.exit(0);
}
const { benchRoster } = await import('./bench/roster/bench.mjs');
if (process.argv[2] === 'roster') {
  print(await benchRoster());
  process.exit(0);
}
const { benchLedger } = await import('./bench/ledger.mjs');
if (process.argv[2] === 'ledger') {
  print(await benchLedger());
  process.exit(0);
}
const { benchWork } = await import('./bench/work.mjs');
if (process.argv[2] === 'work') {
  print(await benchWork());
  process.exit(0);
}
const { benchApproval } = await import('./bench/approval.mjs');
if (process.argv[2] === 'approval') {
  print(await benchApproval());
  process.exit(0);
}
const { benchAuditions } = await import('./bench/auditions.mjs');
if (process.argv[2] === 'auditions') {
  print(await benchAuditions());
  process.exit(0);
}
const { benchApi } = await import('./bench/api.mjs');
const { benchFirestore } = await import('./bench/firestore.mjs');
const { benchStandIn } = await import('./bench/stand-in.mjs');
const { benchStack } = await import('./bench/stack.mjs');
print([
  ...(await benchPrice()),
  ...(await benchReport()),
  ...(await benchZip()),
  ...(await benchApi()),
  ...(await benchStandIn()),
  ...(await benchFirestore()),
  ...(await benchStack()),
  ...(await benchProject()),
  ...(await benchRoster()),
  ...(await benchLedger()),
  ...(await benchWork()),
  ...(await benchApproval()),
  ...(await benchAuditions()),
]);
process.exit(0);
