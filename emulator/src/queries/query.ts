import type { FieldPath } from '../values/field-path.ts';
import type { Value } from '../values/value.ts';

export type { FieldPath } from '../values/field-path.ts';

export type FieldOperator =
  '==' | '!=' | '<' | '<=' | '>' | '>=' | 'array-contains' | 'array-contains-any' | 'in' | 'not-in';

export type UnaryOperator = 'is-null' | 'is-not-null' | 'is-nan' | 'is-not-nan';

export type Filter =
  | { readonly kind: 'field'; readonly field: FieldPath; readonly op: FieldOperator; readonly value: Value }
  | { readonly kind: 'unary'; readonly field: FieldPath; readonly op: UnaryOperator }
  | { readonly kind: 'and' | 'or'; readonly filters: readonly Filter[] };

export interface Order {
  readonly field: FieldPath;
  readonly direction: 'asc' | 'desc';
}

export interface Cursor {
  readonly values: readonly Value[];
  readonly before: boolean;
}

/** A nearest-neighbour vector search, applied after the rest of the query. */
export interface Nearest {
  readonly field: FieldPath;
  readonly vector: readonly number[];
  readonly measure: 'euclidean' | 'cosine' | 'dot-product';
  readonly limit: number;
  /** Maximum distance, or minimum dot product. */
  readonly threshold?: number;
  /** The result field for the distance; a name, not a path. */
  readonly resultField?: string;
}

/** A structured query below one parent document (or the root, an empty `parent`). */
export interface Query {
  readonly parent: readonly string[];
  readonly collectionId: string;
  readonly allDescendants: boolean;
  readonly where?: Filter;
  /** As sent; the planner adds implicit orders. */
  readonly orderBy: readonly Order[];
  readonly startAt?: Cursor;
  readonly endAt?: Cursor;
  readonly offset?: number;
  readonly limit?: number;
  readonly limitToLast?: boolean;
  readonly select?: readonly FieldPath[];
  /** Other required fields, such as those of an aggregation. */
  readonly required?: readonly FieldPath[];
  readonly nearest?: Nearest;
}
