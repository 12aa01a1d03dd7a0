/** Measures large requests, answers and uploads on the running stack, and sends the rows. Run by `auditions.mjs`. */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseEnv } from 'node:util';
import { ROOT } from '../bootstrap.mjs';
import { loadTs } from '../load-ts.mjs';

/** `DUPLICATES_MS`: how long duplicate emails are awaited, in milliseconds. */
const [TALENTS, UPLOADS, DUPLICATES_MS] = process.argv[2] === 'small' ? [3, 2, 0] : [500, 200, 5000];
/** Concurrent calls per instance of the function, and its memory (`functions/src/index.ts`). */
const [CONCURRENCY, GOAL_MB] = [10, 1024];

const formatSeconds = (millis) => `${(millis / 1000).toFixed(1)} s`;
const formatAnswers = (answers) =>
  Object.entries(answers)
    .map(([answer, times]) => `${times} × ${answer}`)
    .join(', ');

/** Uploads to a separate API to measure its memory; `atOnce` in parallel. */
const uploadTo = async (benchUploading, uploads, atOnce) => {
  const { TOKEN_KEY } = parseEnv(readFileSync(`${ROOT}functions/.secret.local`, 'utf8'));
  const file = fileURLToPath(new URL('./upload-process.mjs', import.meta.url));
  const child = fork(file, {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    env: { ...process.env, TOKEN_KEY },
  });
  const [{ address, atRest }] = await once(child, 'message');
  const result = await benchUploading(uploads, address, atOnce);

  child.send('over');

  const [{ peak }] = await once(child, 'message');

  return { ...result, atRest, peak };
};

const { benchAnswering, benchAsking, benchUploading } = await loadTs('tests/bench/load.ts');
const asking = await benchAsking(TALENTS, DUPLICATES_MS);
console.log('…', JSON.stringify({ ...asking, asked: undefined }));
const answering = await benchAnswering(asking.asked, CONCURRENCY);
console.log('…', JSON.stringify(answering));
if (answering.answers['200'] !== TALENTS) throw new Error(`Answers were ${formatAnswers(answering.answers)}`);
// The platform limits concurrent calls per instance.
const upload = await uploadTo(benchUploading, asking.asked.slice(0, UPLOADS), CONCURRENCY);
if (upload.answers['201'] !== UPLOADS)
  throw new Error(`Uploads were answered ${formatAnswers(upload.answers)}`);
const megabytes = `${Math.round(upload.megabytes)} MB`;
process.send?.(
  [
    [`One request to ${TALENTS} talents, until it is answered`, formatSeconds(asking.answered), 'under 60 s'],
    ['  … emails that came', `${asking.emails}`, `${TALENTS}`],
    ['  … emails that came twice', `${asking.twice}`, '0'],
    [`${TALENTS} answers, ${CONCURRENCY} at a time`, formatSeconds(answering.taken), 'under 60 s'],
    [
      `${UPLOADS} takes of a minute, ${megabytes}, ${CONCURRENCY} at a time: memory at most`,
      `${upload.peak} MB`,
      `under ${GOAL_MB} MB (${upload.atRest} MB at rest)${upload.peak >= GOAL_MB ? ' !' : ''}`,
    ],
  ],
  () => process.exit(0),
);
