import { randomUUID } from 'node:crypto';
import { invalidArgument, toStatus } from '../../status/status.ts';
import { parseDatabaseName, type DatabaseName } from '../../storage/names.ts';
import type { WireWrite } from '../wire/messages.ts';
import { timestampOf } from '../wire/numbers.ts';
import { outcomeToWire, writeFromWire } from '../wire/writes.ts';
import type { DuplexMethod, StreamHandler } from './context.ts';
import { requireSameDatabase } from './same-database.ts';

interface WriteRequest {
  readonly database?: string;
  readonly writes?: readonly WireWrite[];
}

/** The web SDK's write pipeline: batches in order, each acknowledged before the next is applied. */
export const write: DuplexMethod = {
  kind: 'duplex',
  request: 'WriteRequest',
  response: 'WriteResponse',
  open({ emulator, caller }, sink): StreamHandler {
    let database: DatabaseName | undefined;
    let sequence = 0;
    let closed = false;
    let queue = Promise.resolve();
    const token = () => Buffer.from(String(++sequence));

    async function handle(request: WriteRequest): Promise<void> {
      if (closed) return;
      if (database === undefined) {
        database = parseDatabaseName(request.database ?? '');
        if ((request.writes ?? []).length > 0)
          throw invalidArgument('The first message must not have writes.');
        sink.send({ streamId: randomUUID(), streamToken: token() });
        return;
      }
      const name = database;
      if (request.database) requireSameDatabase(name, parseDatabaseName(request.database));
      const writes = (request.writes ?? []).map((item) => writeFromWire(name, item));
      const committed = await emulator.database(name).commits.commit(caller, writes);
      sink.send({
        streamToken: token(),
        writeResults: committed.outcomes.map(outcomeToWire),
        commitTime: timestampOf(committed.commitMicros),
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
      close() {
        closed = true;
      },
    };
  },
};
