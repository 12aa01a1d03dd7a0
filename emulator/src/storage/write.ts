import type { FieldPath } from '../values/field-path.ts';
import type { Fields, NumberValue, Value } from '../values/value.ts';

/** A condition on the stored document. */
export type Precondition =
  | { readonly kind: 'exists'; readonly exists: boolean }
  | { readonly kind: 'update-time'; readonly micros: bigint };

/** A change that the server computes from the stored value. */
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
  /** Writes nothing: only checks the precondition. */
  | { readonly kind: 'verify'; readonly path: readonly string[]; readonly precondition?: Precondition };

export interface WriteOutcome {
  /** When the document last changed; absent after a delete. */
  readonly updateMicros?: bigint;
  readonly transformResults: readonly Value[];
}
