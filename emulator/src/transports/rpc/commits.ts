import { StatusError } from '../../status/status.ts';
import { parseDatabaseName } from '../../storage/names.ts';
import type { WireTransactionOptions, WireWrite } from '../wire/messages.ts';
import { toTimestamp } from '../wire/numbers.ts';
import { outcomeToWire, writeFromWire } from '../wire/writes.ts';
import { authenticate, type UnaryMethod } from './context.ts';
import { parseConsistency } from './consistency.ts';

const makeId = (transaction: Uint8Array | undefined) =>
  transaction !== undefined && transaction.length > 0 ? Uint8Array.from(transaction) : undefined;

export const beginTransaction: UnaryMethod = {
  kind: 'unary',
  request: 'BeginTransactionRequest',
  response: 'BeginTransactionResponse',
  handle(context, request: { database?: string; options?: WireTransactionOptions }) {
    const name = parseDatabaseName(request.database ?? '');
    const { emulator } = authenticate(context);
    const consistency = parseConsistency({ newTransaction: request.options ?? {} });
    return { transaction: emulator.database(name).reads.beginTransaction(consistency) };
  },
};

export const commit: UnaryMethod = {
  kind: 'unary',
  request: 'CommitRequest',
  response: 'CommitResponse',
  async handle(
    context,
    request: { database?: string; writes?: readonly WireWrite[]; transaction?: Uint8Array },
  ) {
    const name = parseDatabaseName(request.database ?? '');
    const { emulator, caller } = authenticate(context);
    const writes = (request.writes ?? []).map((write) => writeFromWire(name, write));
    const committed = await emulator
      .database(name)
      .commits.commit(caller, writes, makeId(request.transaction));
    // An empty commit has no time.
    if (writes.length === 0) return {};

    return {
      writeResults: committed.outcomes.map(outcomeToWire),
      commitTime: toTimestamp(committed.commitMicros),
    };
  },
};

export const batchWrite: UnaryMethod = {
  kind: 'unary',
  request: 'BatchWriteRequest',
  response: 'BatchWriteResponse',
  async handle(context, request: { database?: string; writes?: readonly WireWrite[] }) {
    const name = parseDatabaseName(request.database ?? '');
    const { emulator, caller } = authenticate(context);
    const writes = (request.writes ?? []).map((write) => writeFromWire(name, write));
    const results = await emulator.database(name).commits.batchWrite(caller, writes);

    return {
      writeResults: results.map((result) => (result instanceof StatusError ? {} : outcomeToWire(result))),
      status: results.map((result) =>
        result instanceof StatusError ? { code: result.code, message: result.message } : { code: 0 },
      ),
    };
  },
};

export const rollback: UnaryMethod = {
  kind: 'unary',
  request: 'RollbackRequest',
  response: 'google.protobuf.Empty',
  handle(context, request: { database?: string; transaction?: Uint8Array }) {
    const name = parseDatabaseName(request.database ?? '');
    const { emulator } = authenticate(context);
    emulator.database(name).commits.rollback(makeId(request.transaction) ?? Buffer.of());
    return {};
  },
};
