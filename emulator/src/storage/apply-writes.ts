import { StatusError, invalidArgument, toStatus } from '../status/status.ts';
import { getField, withField } from '../values/field-path.ts';
import { areFieldsIdentical } from '../values/order.ts';
import type { Fields, StoredDocument, Value } from '../values/value.ts';
import type { Change } from './change.ts';
import { checkDocument } from './limits.ts';
import { toResourceName, type DatabaseName } from './names.ts';
import { applyTransform } from './transforms.ts';
import type { Precondition, Write, WriteOutcome } from './write.ts';

interface Step {
  readonly write: Write;
  /** As stored, except for creations: existing documents stay hidden until the rules are evaluated. */
  readonly before: StoredDocument | undefined;
  readonly after: StoredDocument | undefined;
}

/** The effect of a batch, computed without changing the store. */
export interface Plan {
  readonly steps: readonly Step[];
  readonly outcomes: readonly WriteOutcome[];
  /** One change per document; unchanged documents are omitted. */
  readonly changes: readonly Change[];
  /** The time of server timestamps and `request.time`: in milliseconds, as in the service. */
  readonly requestMicros: bigint;
  /** The document after the whole batch. */
  readonly after: (path: readonly string[]) => StoredDocument | undefined;
  /** The first failed precondition or limit: nothing is applied then. Reveals stored data, so only for callers with write access. */
  readonly failure?: StatusError;
}

interface Source {
  readonly name: DatabaseName;
  get(path: readonly string[]): StoredDocument | undefined;
}

/** Computes a batch in order, each write seeing the earlier ones, and continues after failures. */
export function planWrites(source: Source, writes: readonly Write[], commitMicros: bigint): Plan {
  const requestMicros = commitMicros - (commitMicros % 1000n);
  const touched = new Map<string, Change>();

  const getCurrent = (path: readonly string[]) => {
    const change = touched.get(path.join('/'));
    return change === undefined ? source.get(path) : change.after;
  };

  const steps: Step[] = [];
  const outcomes: WriteOutcome[] = [];
  const deleted = new Set<string>();
  let failure: StatusError | undefined;

  for (const write of writes) {
    const stored = getCurrent(write.path);
    const name = toResourceName(source.name, write.path);
    const { precondition } = write;

    // The batch itself makes the document missing, which no retry fixes: not NOT_FOUND.
    failure ??=
      isExists(precondition, true) && deleted.has(name)
        ? invalidArgument(`Cannot update a document that an earlier write of the batch deletes: ${name}`)
        : findUnmet(precondition, stored, name);

    if (write.kind === 'delete') deleted.add(name);
    else if (write.kind === 'set') deleted.delete(name);

    const before = isExists(precondition, false) ? undefined : stored;
    const { after, outcome } = applyWrite(write, before, name, { commitMicros, requestMicros });
    if (after !== before) failure ??= findOverLimit(after);
    steps.push({ write, before, after });
    outcomes.push(outcome);

    if (after === before) continue;

    const key = write.path.join('/');
    const first = touched.get(key);

    touched.set(key, { path: write.path, before: first === undefined ? stored : first.before, after });
  }

  const changes = [...touched.values()].filter((change) => change.before !== change.after);

  return { steps, outcomes, changes, requestMicros, after: getCurrent, failure };
}

const isExists = (precondition: Precondition | undefined, exists: boolean) =>
  precondition?.kind === 'exists' && precondition.exists === exists;

function findUnmet(
  precondition: Precondition | undefined,
  stored: StoredDocument | undefined,
  name: string,
): StatusError | undefined {
  if (precondition === undefined) return undefined;
  if (isExists(precondition, false)) {
    return stored && new StatusError('ALREADY_EXISTS', `Document already exists: ${name}`);
  }
  if (stored === undefined) return new StatusError('NOT_FOUND', `No document to update: ${name}`);
  if (precondition.kind === 'exists' || stored.updateMicros === precondition.micros) return undefined;

  return new StatusError(
    'FAILED_PRECONDITION',
    `the stored version (${stored.updateMicros}) does not match the required base version (${precondition.micros})`,
  );
}

/** The error of a document that has grown beyond the limit. */
function findOverLimit(after: StoredDocument | undefined): StatusError | undefined {
  try {
    if (after !== undefined) checkDocument(after);
    return undefined;
  } catch (error) {
    return toStatus(error);
  }
}

function applyWrite(
  write: Write,
  before: StoredDocument | undefined,
  name: string,
  { commitMicros, requestMicros }: { readonly commitMicros: bigint; readonly requestMicros: bigint },
): { after: StoredDocument | undefined; outcome: WriteOutcome } {
  if (write.kind === 'verify') {
    // A missing document was missing before.
    return {
      after: before,
      outcome: { updateMicros: before?.updateMicros ?? commitMicros, transformResults: [] },
    };
  }
  if (write.kind === 'delete') return { after: undefined, outcome: { transformResults: [] } };

  let fields: Fields;
  if (write.mask === undefined) fields = write.fields;
  else {
    fields = before?.fields ?? new Map<string, Value>();
    for (const path of write.mask) fields = withField(fields, path, getField(write.fields, path));
  }

  const transformResults: Value[] = [];
  for (const transform of write.transforms) {
    const { stored, result } = applyTransform(
      transform.operation,
      getField(fields, transform.field),
      requestMicros,
    );
    fields = withField(fields, transform.field, stored);
    transformResults.push(result);
  }

  // A write without changes keeps the update time and notifies no listener.
  if (before !== undefined && areFieldsIdentical(before.fields, fields)) {
    return { after: before, outcome: { updateMicros: before.updateMicros, transformResults } };
  }

  const after: StoredDocument = {
    name,
    path: write.path,
    fields,
    createMicros: before?.createMicros ?? commitMicros,
    updateMicros: commitMicros,
  };

  return { after, outcome: { updateMicros: commitMicros, transformResults } };
}
