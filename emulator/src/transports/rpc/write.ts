import { randomUUID } from 'node:crypto';
import { invalidArgument, toStatus } from '../../status/status.ts';
import { parseDatabaseName, type DatabaseName } from '../../storage/names.ts';
import type { WireWrite } from '../wire/messages.ts';
import { toTimestamp } from '../wire/numbers.ts';
import { outcomeToWire, writeFromWire } from '../wire/writes.ts';
import { authenticate, type DuplexMethod, type StreamHandler } from './context.ts';
import { requireSameDatabase } from './same-database.ts';

interface WriteRequest {
  readonly database?: string;
  readonly streamId?: string;
  readonly streamToken?: Uint8Array;
  readonly writes?: readonly WireWrite[];
}

/** The web SDK's write pipeline: batches in order, each acknowledged before the next is applied. */
export const write: DuplexMethod = {
  kind: 'duplex',
  request: 'WriteRequest',
  response: 'WriteResponse',
  open(context, sink): StreamHandler {
    const { emulator, caller } = authenticate(context);
    let database: DatabaseName | undefined;
    let sequence = 0;
    let closed = false;
    let queue = Promise.resolve();
    const streamToken = () => Buffer.from(String(sequence++));

    async function handle(request: WriteRequest): Promise<void> {
      if (closed) return;
      if (database === undefined) {
        database = openedOn(request);
        sink.send({ streamId: randomUUID(), streamToken: streamToken() });
        return;
      }

      const name = database;
      if (request.database) requireSameDatabase(name, parseDatabaseName(request.database));

      const writes = (request.writes ?? []).map((item) => writeFromWire(name, item));
      if (writes.length === 0) {
        // Clients end their writes like this.
        sink.send({ streamToken: streamToken() });
        closed = true;
        sink.end();
        return;
      }

      const committed = await emulator.database(name).commits.commit(caller, writes);
      sink.send({
        streamToken: streamToken(),
        writeResults: committed.outcomes.map(outcomeToWire),
        commitTime: toTimestamp(committed.commitMicros),
      });
    }

    return {
      message(message) {
        queue = queue
          .then(() => handle(message))
          .catch((error: unknown) => {
            closed = true;
            sink.end(toStatus(error));
          });
      },
      finish() {
        void queue.then(() => {
          sink.end();
        });
      },
      close() {
        closed = true;
      },
    };
  },
};

/** The database in a stream's first message. */
function openedOn({ database = '', streamId, streamToken, writes }: WriteRequest): DatabaseName {
  if (database === '') throw invalidArgument("'database' must be set on an initial write request.");
  if (streamId) throw invalidArgument('Resuming streams is not supported, do not set stream ID.');
  if (streamToken?.length) {
    throw invalidArgument(
      "Resuming streams is not supported, 'stream_token' must not be set on an initial write request.",
    );
  }
  if (writes?.length) throw invalidArgument("'writes' must not be set on an initial write request.");
  return parseDatabaseName(database);
}
