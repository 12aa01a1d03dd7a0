import { execFileSync } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { initializeApp } from 'firebase-admin/app';
import { initializeFirestore } from 'firebase-admin/firestore';
import { startEmulator } from './emulator-process.mjs';
import { benchListeners } from './listeners/bench.mjs';
import { getMedian } from './median.mjs';

const PROJECT = 'demo-bench';
const FULL = { many: 100_000, calls: 3000 };
const SMALL = { many: 4000, calls: 20 };
const BATCH = 500;
const RULES = `rules_version = '2';
service cloud.firestore { match /databases/{database}/documents {
  function role(id) { return get(/databases/$(database)/documents/roles/$(id)).data.name; }
  match /guarded/{id} { allow read: if role(request.auth.uid) == 'reader' && role('default') == 'reader'; }
} }`;

const formatRate = (count, ms) => `${Math.round((count * 1000) / ms)}/s`;

/** Runs `count` calls, `together` in parallel; returns the total time in milliseconds. */
const measureCalls = async (count, together, call) => {
  const startedAt = performance.now();
  let next = 0;
  const worker = async () => {
    while (next < count) await call(next++);
  };
  await Promise.all(Array.from({ length: together }, worker));
  return performance.now() - startedAt;
};

const benchPoints = async (db, count) => {
  const writes = await measureCalls(count, 50, (n) => db.doc(`points/${n}`).set({ n, name: `point ${n}` }));
  const reads = await measureCalls(count, 50, (n) => db.doc(`points/${n}`).get());
  return [
    ['Point writes over gRPC', formatRate(count, writes), 'over 500/s'],
    ['Point reads over gRPC', formatRate(count, reads), 'over 500/s'],
  ];
};

const benchRules = async (url, count) => {
  const root = `${url}/v1/projects/${PROJECT}/databases/(default)/documents`;
  const owner = { authorization: 'Bearer owner' };
  const name = { fields: { name: { stringValue: 'reader' } } };

  for (const id of ['u', 'default']) {
    await fetch(`${root}/roles/${id}`, { method: 'PATCH', headers: owner, body: JSON.stringify(name) });
  }
  await fetch(`${root}/guarded/x`, { method: 'PATCH', headers: owner, body: JSON.stringify(name) });

  await fetch(`${url}/emulator/v1/projects/${PROJECT}:securityRules`, {
    method: 'PUT',
    body: JSON.stringify({ rules: { files: [{ content: RULES }] } }),
  });

  const encodePart = (value) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const headers = { authorization: `Bearer ${encodePart({ alg: 'none' })}.${encodePart({ sub: 'u' })}.` };
  const took = await measureCalls(count, 20, async () => {
    const response = await fetch(`${root}/guarded/x`, { headers });
    if (response.status !== 200) throw new Error(await response.text());
    await response.arrayBuffer();
  });

  return [['Reads judged by rules with two get()', formatRate(count, took), 'over 300/s']];
};

const benchBatches = async (db, pid, total) => {
  const many = db.collection('many');
  let heard = 0;
  const stop = many.onSnapshot((snapshot) => (heard = snapshot.size));
  const times = [];
  let peak = 0;
  const startedAt = performance.now();

  for (let from = 0; from < total; from += BATCH) {
    const batch = db.batch();
    for (let n = from; n < from + BATCH; n += 1)
      batch.set(many.doc(), { n, kind: n % 100, name: `document ${n}` });
    const began = performance.now();
    await batch.commit();
    times.push(performance.now() - began);
    if (from % (BATCH * 10) === 0) {
      peak = Math.max(peak, Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)]).toString()) / 1024);
    }
  }

  const seconds = (performance.now() - startedAt) / 1000;
  const end = performance.now() + 20_000;

  while (heard < total && performance.now() < end) await sleep(20);

  if (heard < total) throw new Error(`The listener has heard of ${heard} documents.`);

  const quarter = times.length / 4;
  const [first, fourth] = [times.slice(0, quarter), times.slice(-quarter)].map((part) => getMedian(part));

  stop();

  return [
    [`${total.toLocaleString('en')} documents with a listener`, `${seconds.toFixed(1)} s`, 'under 20 s'],
    ['Batch of 500, first and last quarter', `${Math.round(first)}, ${Math.round(fourth)} ms`, 'flat'],
    ['Peak resident', `${Math.round(peak)} MB`, 'under 600 MB'],
  ];
};

/** Measures ten query shapes over many documents: first and later pages, and a concurrent write. */
const benchQueries = async (db, calls) => {
  const many = db.collection('many');

  const orders = ['asc', 'desc'].flatMap((up) => [
    many.where('kind', '==', 7).orderBy('n', up),
    many.where('kind', '==', 7).where('name', '>', 'document 5').orderBy('name', up),
    many.orderBy('n', up),
    many.orderBy('kind', up).orderBy('n', 'desc'),
    many.orderBy('kind', up).orderBy('name'),
    many.orderBy('name', up).orderBy('n'),
  ]);

  const [page] = orders.map((order) => order.limit(20));
  const write = (n) => many.doc(`more ${n}`).set({ n, kind: 7, name: `document ${n}` });
  const alone = await measureCalls(calls, 20, write);

  await page.get();

  const later = await measureCalls(50, 1, () => page.get());

  for (const order of orders) await order.limit(20).get();

  const beside = await measureCalls(calls, 20, write);
  const between = await measureCalls(50, 1, async (n) => {
    await write(n);
    await page.get();
  });

  return [
    ['Equality, order, page of 20, indexed', `${(later / 50).toFixed(1)} ms`, 'under 10 ms'],
    ['The same after a write each', `${(between / 50).toFixed(1)} ms`, 'under 20 ms'],
    [
      'Writes without and with ten indexes',
      [alone, beside].map((ms) => formatRate(calls, ms)).join(', '),
      'alike',
    ],
  ];
};

/** Measures the emulator through the server SDK and REST. */
export const benchFirestore = async ({ isSmall }) => {
  const { many, calls } = isSmall ? SMALL : FULL;
  const { child, port, url } = await startEmulator(PROJECT);

  process.env.METADATA_SERVER_DETECTION = 'none';

  const db = initializeFirestore(initializeApp({ projectId: PROJECT }, 'bench'));
  db.settings({ host: `127.0.0.1:${port}`, ssl: false });

  try {
    return [
      ...(await benchPoints(db, calls)),
      ...(await benchRules(url, calls)),
      ...(await benchListeners({ isSmall })),
      ...(await benchBatches(db, child.pid, many)),
      ...(await benchQueries(db, Math.min(calls, 1000))),
    ];
  } finally {
    await db.terminate().catch(() => undefined);
    child.kill('SIGINT');
  }
};
