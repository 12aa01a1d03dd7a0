import { StatusError, invalidArgument, toStatus } from '../status/status.ts';
import { getField, withField } from '../values/field-path.ts';
import { fieldsIdentical } from '../values/order.ts';
import type { Fields, StoredDocument, Value } from '../values/value.ts';
import type { Change } from './change.ts';
import { checkDocument } from './limits.ts';
import { resourceName, type DatabaseName } from './names.ts';
import { applyTransform } from './transforms.ts';
import type { Precondition, Write, WriteOutcome } from './write.ts';

/** A write next to the document before and after it, for judging by rules. */
interface Step {
  readonly write: Write;
  /** As stored, unless the write would create it: what exists there stays hidden until the rules are evaluated. */
  readonly before: StoredDocument | undefined;
  readonly after: StoredDocument | undefined;
}

/** What a batch would do, computed without touching the store. */
export interface Plan {
  readonly steps: readonly Step[];
  readonly outcomes: readonly WriteOutcome[];
  /** One change per document, for any number of writes to it; unchanged documents are left out. */
  readonly changes: readonly Change[];
  /** The time server timestamps get and rules know as `request.time`: of millisecond precision, as in the service. */
  readonly requestMicros: bigint;
  /** The document as it will be once everything is applied. */
  readonly after: (path: readonly string[]) => StoredDocument | undefined;
  /** The first failed precondition or limit: nothing may be applied then. Reveals stored data, so only for callers whom the rules allow the writes. */
  readonly failure?: StatusError;
}

interface Source {
  readonly name: DatabaseName;
  get(path: readonly string[]): StoredDocument | undefined;
}

/** Computes a batch in order, each write seeing the earlier ones, and goes on as if nothing were in the way of any. */
export function planWrites(source: Source, writes: readonly Write[], commitMicros: bigint): Plan {
  const requestMicros = commitMicros - (commitMicros % 1000n);
  const touched = new Map<string, Change>();
  const current = (path: readonly string[]) => {
    const change = touched.get(path.join('/'));
    return change === undefined ? source.get(path) : change.after;
  };
  const steps: Step[] = [];
  const outcomes: WriteOutcome[] = [];
  const deleted = new Set<string>();
  let failure: StatusError | undefined;
  for (const write of writes) {
    const stored = current(write.path);
    const name = resourceName(source.name, write.path);
    const { precondition } = write;
    // The batch itself makes the document missing, which no retry fixes: not NOT_FOUND.
    failure ??=
      isExists(precondition, true) && deleted.has(name)
        ? invalidArgument(`Cannot update a document that an earlier write of the batch deletes: ${name}`)
        : unmet(precondition, stored, name);
    if (write.kind === 'delete') deleted.add(name);
    else if (write.kind === 'set') deleted.delete(name);
    const before = isExists(precondition, false) ? undefined : stored;
    const { after, outcome } = applyWrite(write, before, name, { commitMicros, requestMicros });
    if (after !== before) failure ??= overLimit(after);
    steps.push({ write, before, after });
    outcomes.push(outcome);
    if (after === before) continue;
    const key = write.path.join('/');
    const first = touched.get(key);
    touched.set(key, { path: write.path, before: first === undefined ? stored : first.before, after });
  }
  const changes = [...touched.values()].filter((change) => change.before !== change.after);
  return { steps, outcomes, changes, requestMicros, after: current, failure };
}

const isExists = (precondition: Precondition | undefined, exists: boolean) =>
  precondition?.kind === 'exists' && precondition.exists === exists;

/** What to refuse a write with whose precondition does not hold. */
function unmet(
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

/** What to refuse a document with that has grown, by what was stored before, beyond what can be stored. */
function overLimit(after: StoredDocument | undefined): StatusError | undefined {
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
    // A missing document has been so until now.
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
  // A write that changes nothing keeps the update time and tells no listener.
  if (before !== undefined && fieldsIdentical(before.fields, fields)) {
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
