/** A field of a record; `fields` are those of a map, or of each map in a list or map. */
export interface DescribedField {
  readonly name: string;
  readonly type: string;
  readonly isOptional: boolean;
  readonly comment: string;
  readonly fields: readonly DescribedField[];
}

interface DescribedRecord {
  readonly collection: string;
  /** As in the comment, such as `` `talents/{id}` ``. */
  readonly path: string;
  readonly type: string;
  readonly file: string;
  readonly comment: string;
  readonly fields: readonly DescribedField[];
}

/** Every record of the database with its fields, from the types and their comments. */
export function readRecords(): Promise<readonly DescribedRecord[]>;
