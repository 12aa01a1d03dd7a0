import { randomUUID } from 'node:crypto';
import type { ListenEvent, TargetRequest } from '../../listeners/events.ts';
import { ListenStream, type Admission } from '../../listeners/listen-stream.ts';
import { invalidArgument, toStatus } from '../../status/status.ts';
import { parseDatabaseName, parseParentName, type DatabaseName } from '../../storage/names.ts';
import { toEnumNumber } from '../wire/codec.ts';
import type { WireTarget } from '../wire/messages.ts';
import { toMicros, toTimestamp } from '../wire/numbers.ts';
import { queryFromWire } from '../wire/queries.ts';
import { documentToWire } from '../wire/values.ts';
import { parsePath } from '../wire/writes.ts';
import {
  authenticate,
  type AuthenticatedContext,
  type DuplexMethod,
  type StreamHandler,
  type StreamSink,
} from './context.ts';
import { requireSameDatabase } from './same-database.ts';
import { TargetIds } from './target-ids.ts';

interface ListenRequest {
  readonly database?: string;
  readonly addTarget?: WireTarget;
  readonly removeTarget?: number;
}

/** Follows documents and queries: the stream behind every snapshot listener. */
export const listen: DuplexMethod = {
  kind: 'duplex',
  request: 'ListenRequest',
  response: 'ListenResponse',
  open(context, sink): StreamHandler {
    const call = authenticate(context);
    let open: { stream: ListenStream; database: DatabaseName; stop: () => void } | undefined;
    const targetIds = new TargetIds();

    return {
      message(message) {
        try {
          const request: ListenRequest = message;
          open ??= openStream(call, sink, parseDatabaseName(request.database ?? ''));
          if (request.database) requireSameDatabase(open.database, parseDatabaseName(request.database));
          if (request.addTarget) addTarget(open.stream, open.database, targetIds, request.addTarget);
          else if (request.removeTarget) open.stream.remove(request.removeTarget);
        } catch (error) {
          sink.end(toStatus(error));
        }
      },
      finish() {
        this.close();
        sink.end();
      },
      close() {
        open?.stop();
        open = undefined;
      },
    };
  },
};

function openStream({ emulator, caller }: AuthenticatedContext, sink: StreamSink, name: DatabaseName) {
  const project = emulator.project(name.projectId);
  const service = project.database(name.database);
  const hub = project.hub(name.database);
  const admit: Admission = (request) => service.reads.admit(caller, request.what);

  const stream = new ListenStream(service.store, hub, admit, {
    send(event) {
      sink.send(toWire(event));
    },
    congested: () => sink.congested(),
    fail(error) {
      sink.end(error);
    },
  });

  sink.onDrain(() => {
    stream.pump();
  });

  const leaveRules = project.onRulesChange(() => {
    stream.judgeAgain();
  });

  return {
    stream,
    database: name,
    stop() {
      stream.close();
      leaveRules();
    },
  };
}

/** An unreadable target is refused separately; the stream's other targets stay. */
function addTarget(
  stream: ListenStream,
  database: DatabaseName,
  targetIds: TargetIds,
  wire: WireTarget,
): void {
  const targetId = targetIds.makeId(wire);
  let request: TargetRequest;

  try {
    targetIds.check(wire);
    if (wire.query?.parent) requireSameDatabase(database, parseParentName(wire.query.parent));
    request = readTarget(database, { ...wire, targetId });
  } catch (error) {
    stream.refuse(targetId, toStatus(error));
    return;
  }

  stream.add(request);
}

function readTarget(database: DatabaseName, wire: WireTarget): TargetRequest {
  const common = {
    targetId: wire.targetId ?? 0,
    resumeFrom: resumePoint(wire),
    once: wire.once === true,
    expectedCount: wire.expectedCount && (wire.expectedCount.value ?? 0),
  };
  if (wire.documents) {
    const paths = (wire.documents.documents ?? []).map((name) => parsePath(database, name));
    return { ...common, what: { kind: 'documents', paths } };
  }
  if (wire.query) {
    const parent = parseParentName(wire.query.parent ?? '');
    const query = queryFromWire(parent.path, wire.query.structuredQuery);
    if (query.nearest !== undefined)
      throw invalidArgument('A nearest-neighbour search cannot be listened to.');
    return { ...common, what: { kind: 'query', query } };
  }

  throw invalidArgument('A target must name documents or a query.');
}

/** Tokens of another run are invalid. */
const RUN = randomUUID();

const resumeToken = (micros: bigint) => Buffer.from(`${RUN}/${micros}`);

function resumePoint(wire: WireTarget): TargetRequest['resumeFrom'] {
  if (wire.readTime) return toMicros(wire.readTime);
  if (wire.resumeToken === undefined || wire.resumeToken.length === 0) return undefined;
  const [run, micros] = Buffer.from(wire.resumeToken).toString().split('/');
  return run === RUN && micros !== undefined ? BigInt(micros) : 'unknown';
}

const CHANGE_NAMES = {
  add: 'ADD',
  remove: 'REMOVE',
  current: 'CURRENT',
  reset: 'RESET',
  'no-change': 'NO_CHANGE',
} as const;

function toWire(event: ListenEvent): object {
  switch (event.kind) {
    case 'target':
      return {
        targetChange: {
          targetChangeType: toEnumNumber('TargetChange.TargetChangeType', CHANGE_NAMES[event.change]),
          targetIds: event.targetIds,
          ...(event.cause && { cause: { code: event.cause.code, message: event.cause.message } }),
          ...(event.readMicros !== undefined && {
            readTime: toTimestamp(event.readMicros),
            resumeToken: resumeToken(event.readMicros),
          }),
        },
      };
    case 'change':
      return {
        documentChange: {
          document: documentToWire(event.document),
          targetIds: event.targetIds,
          removedTargetIds: event.removedTargetIds,
        },
      };
    case 'filter':
      return { filter: filterToWire(event) };
    case 'delete':
    case 'remove':
      return {
        [event.kind === 'delete' ? 'documentDelete' : 'documentRemove']: {
          document: event.name,
          removedTargetIds: event.removedTargetIds,
          readTime: toTimestamp(event.readMicros),
        },
      };
  }
}

/** The protocol's “unchanged names” are the names of all documents. */
function filterToWire({ targetId, count, names }: ListenEvent & { readonly kind: 'filter' }): object {
  if (names === undefined) return { targetId, count };
  const { bitmap, padding, hashCount } = names;
  return { targetId, count, unchangedNames: { bits: { bitmap, padding }, hashCount } };
}
