/** A client that follows many queries and checks every event on the wire. In a separate process, to exclude its work from the emulator's. */
import { createRequire } from 'node:module';
import { setTimeout as sleep } from 'node:timers/promises';
import { waitForHeard, notify } from './bench-process.mjs';

const [port, projectId, count] = process.argv.slice(2);
const database = `projects/${projectId}/databases/(default)`;
const parent = `${database}/documents`;

const makeFilter = (fieldPath, op, value) => ({
  fieldFilter: { field: { fieldPath }, op, value: { integerValue: value } },
});
const orderByN = (direction) => [{ field: { fieldPath: 'n' }, direction }];
const SHAPES = [
  (n) => ({ where: makeFilter('n', 'EQUAL', n % 50) }),
  (n) => ({ orderBy: orderByN(n % 2 === 0 ? 'ASCENDING' : 'DESCENDING'), limit: { value: 1 + (n % 9) } }),
  (n) => ({ where: makeFilter('n', 'GREATER_THAN', 40 + (n % 10)), orderBy: orderByN('ASCENDING') }),
];

const buildQuery = (n) => ({ from: [{ collectionId: 'items' }], ...SHAPES[n % SHAPES.length](n) });

const toMicros = ({ seconds, nanos }) => Number(seconds) * 1e6 + Math.floor(nanos / 1000);

/** Events received by one listener. A duplicate or out-of-order event ends the run. */
class Followed {
  #times = new Map();
  #current = false;
  events = 0;
  lastAt = 0;

  constructor(client, structuredQuery) {
    this.structuredQuery = structuredQuery;
    const headers = { authorization: 'Bearer owner', 'google-cloud-resource-prefix': database };
    this.stream = client.listen({ otherArgs: { headers } });
    this.stream.on('data', (response) => this.#hear(response));
    this.stream.on('error', (error) => {
      if (!this.stopped) throw error;
    });
    this.stream.write({ database, addTarget: { targetId: 1, query: { parent, structuredQuery } } });
  }

  get ready() {
    return this.#current;
  }

  agreesWith(documents) {
    return (
      documents.length === this.#times.size &&
      documents.every(({ name, updateTime }) => this.#times.get(name) === toMicros(updateTime))
    );
  }

  stop() {
    this.stopped = true;
    this.stream.cancel();
  }

  #hear({ targetChange, documentChange, documentDelete, documentRemove }) {
    if (targetChange?.cause) throw new Error(targetChange.cause.message);
    if (targetChange?.targetChangeType === 'CURRENT') this.#current = true;
    if (documentChange?.targetIds.includes(1)) this.#put(documentChange.document);
    else if (documentChange) this.#remove(documentChange.document.name);
    const gone = documentDelete ?? documentRemove;
    if (gone) this.#remove(gone.document);
  }

  #put({ name, updateTime }) {
    const time = toMicros(updateTime);
    if (time <= (this.#times.get(name) ?? 0)) throw new Error(`${name} was notified twice.`);
    this.#times.set(name, time);
    this.#count();
  }

  #remove(name) {
    if (!this.#times.delete(name)) throw new Error(`${name} left where it was not.`);
    this.#count();
  }

  #count() {
    this.events += 1;
    this.lastAt = performance.now();
  }
}

const listen = async (count) => {
  const requireHere = createRequire(import.meta.url);
  const { v1 } = requireHere('@google-cloud/firestore');
  // The SDK only accepts credentials of its own copy of gRPC.
  const { credentials } = createRequire(requireHere.resolve('@google-cloud/firestore'))('@grpc/grpc-js');
  const open = () =>
    new v1.FirestoreClient({ servicePath: '127.0.0.1', port, sslCreds: credentials.createInsecure() });
  const clients = [open(), open()];
  const all = Array.from(
    { length: count },
    (_, n) => new Followed(clients[n % clients.length], buildQuery(n)),
  );

  while (!all.every(({ ready }) => ready)) await sleep(10);

  const written = waitForHeard('written');

  notify('ready');
  await written;

  const writtenAt = performance.now();
  for (const [n, followed] of all.entries()) {
    const { structuredQuery } = followed;
    const headers = { authorization: 'Bearer owner' };
    const documents = [];

    for await (const { document } of clients[0].runQuery(
      { parent, structuredQuery },
      { otherArgs: { headers } },
    ))
      if (document) documents.push(document);

    while (!followed.agreesWith(documents)) {
      if (performance.now() - writtenAt > 20_000) throw new Error(`Listener ${n} has not heard everything.`);
      await sleep(5);
    }
  }

  for (const followed of all) followed.stop();

  return {
    lateBy: Math.max(0, ...all.map(({ lastAt }) => lastAt - writtenAt)),
    events: all.reduce((sum, { events }) => sum + events, 0),
  };
};

notify(await listen(Number(count)));
process.disconnect();
