import type { FieldPath } from '../values/field-path.ts';
import type { Fields, NumberValue, Value } from '../values/value.ts';

/** What must hold of the stored document for a write to go through. */
export type Precondition =
  | { readonly kind: 'exists'; readonly exists: boolean }
  | { readonly kind: 'update-time'; readonly micros: bigint };

/** A change computed by the server from what is stored. */
export interface Transform {
  readonly field: FieldPath;
  readonly operation:
    | { readonly kind: 'request-time' }
    | { readonly kind: 'increment' | 'maximum' | 'minimum'; readonly operand: NumberValue }
    | { readonly kind: 'append-missing' | 'remove-all'; readonly values: readonly Value[] };
}

/** One write of a commit. Paths are segments below `/documents`. */
export type Write =
  | {
      readonly kind: 'set';
      readonly path: readonly string[];
      readonly fields: Fields;
      /** Absent: the document is replaced. Present: only these paths change, missing ones are removed. */
      readonly mask?: readonly FieldPath[];
      readonly transforms: readonly Transform[];
      readonly precondition?: Precondition;
    }
  | { readonly kind: 'delete'; readonly path: readonly string[]; readonly precondition?: Precondition }
  /** Writes nothing: the precondition alone counts. */
  | { readonly kind: 'verify'; readonly path: readonly string[]; readonly precondition?: Precondition };

/** The answer to one write. */
export interface WriteOutcome {
  /** When the document last changed; absent after a delete. */
  readonly updateMicros?: bigint;
  readonly transformResults: readonly Value[];
}
