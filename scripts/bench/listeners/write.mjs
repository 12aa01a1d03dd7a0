/** A client that writes at a steady rate. In a separate process, to exclude its work from the emulator's. */
import { setTimeout as sleep } from 'node:timers/promises';
import { initializeApp } from 'firebase-admin/app';
import { initializeFirestore } from 'firebase-admin/firestore';
import { waitForHeard, notify } from './bench-process.mjs';

/** Number of documents written in rotation, and of distinct field values. */
const DOCUMENTS = 500;
const VALUES = 53;

const [port, projectId, count, perSecond, how] = process.argv.slice(2);

/** Writes one commit per call, or by the SDK's bulk writer, never above the given rate. */
const write = async (count, perSecond, how) => {
  const db = initializeFirestore(initializeApp({ projectId }));
  db.settings({ host: `127.0.0.1:${port}`, ssl: false });

  const items = db.collection('items');
  await items.doc('0').get();

  const go = waitForHeard('go');

  notify('ready');
  await go;

  const bulk = how === 'bulk' ? db.bulkWriter({ throttling: false }) : undefined;

  const writeOne = (n) => {
    const item = items.doc(String(n % DOCUMENTS));
    const data = { n: (n * 7) % VALUES, by: n };
    return bulk === undefined ? item.set(data) : bulk.set(item, data);
  };

  const startedAt = performance.now();
  const writes = [];

  for (let n = 0; n < count; n += 1) {
    writes.push(writeOne(n));
    const ahead = startedAt + (n * 1000) / perSecond - performance.now();
    if (ahead > 5) await sleep(ahead);
  }

  await bulk?.close();
  await Promise.all(writes);

  return { wroteIn: performance.now() - startedAt };
};

notify(await write(Number(count), Number(perSecond), how));
process.disconnect();
