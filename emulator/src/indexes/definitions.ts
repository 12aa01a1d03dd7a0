import { parseFieldPath, formatFieldPath } from '../values/field-path.ts';

export type Scope = 'COLLECTION' | 'COLLECTION_GROUP';
export type Mode = 'ASCENDING' | 'DESCENDING' | 'CONTAINS';

export interface IndexField {
  readonly field: string;
  readonly mode: Mode;
}

export interface CompositeIndex {
  readonly collectionId: string;
  readonly scope: Scope;
  /** Without a trailing `__name__` in the direction of the previous field, which every index has. */
  readonly fields: readonly IndexField[];
  /** Last, in an index for vector search. */
  readonly vector?: VectorField;
}

export interface VectorField {
  readonly field: string;
  readonly dimension: number;
}

export interface Catalog {
  readonly composites: readonly CompositeIndex[];
  /** By `collectionId/field`; a field without entry has the automatic indexes. */
  readonly overrides: ReadonlyMap<string, ReadonlySet<string>>;
}

export const NO_DECLARATIONS: Catalog = { composites: [], overrides: new Map() };

interface FileIndexField {
  readonly fieldPath?: string;
  readonly order?: string;
  readonly arrayConfig?: string;
  readonly vectorConfig?: { readonly dimension?: number | string };
}

interface IndexesFile {
  readonly indexes?: readonly {
    readonly collectionGroup?: string;
    readonly queryScope?: string;
    readonly fields?: readonly FileIndexField[];
  }[];
  readonly fieldOverrides?: readonly {
    readonly collectionGroup?: string;
    readonly fieldPath?: string;
    readonly indexes?: readonly {
      readonly queryScope?: string;
      readonly order?: string;
      readonly arrayConfig?: string;
    }[];
  }[];
}

const AUTOMATIC: ReadonlySet<string> = new Set([
  'COLLECTION/ASCENDING',
  'COLLECTION/DESCENDING',
  'COLLECTION/CONTAINS',
]);

/** Reads the Firebase CLI's index file. Throws an Error that names the fault. */
export function readCatalog(text: string): Catalog {
  const file = JSON.parse(text) as IndexesFile;

  const composites = (file.indexes ?? []).map((index): CompositeIndex => {
    if (!index.collectionGroup) throw new Error('An index lacks its collectionGroup.');

    const vector = index.fields?.find((field) => field.vectorConfig !== undefined);
    const fields = (index.fields ?? [])
      .filter((field) => field.vectorConfig === undefined)
      .map((field): IndexField => ({ field: toCanonical(field.fieldPath ?? ''), mode: toMode(field) }));

    return {
      collectionId: index.collectionGroup,
      scope: toScope(index.queryScope),
      fields: trimImpliedName(fields),
      ...(vector && {
        vector: {
          field: toCanonical(vector.fieldPath ?? ''),
          dimension: Number(vector.vectorConfig?.dimension ?? 0),
        },
      }),
    };
  });

  const overrides = new Map<string, ReadonlySet<string>>();
  for (const override of file.fieldOverrides ?? []) {
    if (!override.collectionGroup || !override.fieldPath) {
      throw new Error('A fieldOverride lacks its collectionGroup or fieldPath.');
    }
    const key = `${override.collectionGroup}/${toCanonical(override.fieldPath)}`;
    overrides.set(
      key,
      new Set((override.indexes ?? []).map((index) => `${toScope(index.queryScope)}/${toMode(index)}`)),
    );
  }

  return { composites, overrides };
}

/** Whether a field alone is indexed that way: by its own override, its nearest parent's, the collection's, or automatically. */
export function hasSingleField(
  catalog: Catalog,
  collectionId: string,
  field: string,
  scope: Scope,
  mode: Mode,
): boolean {
  const segments = parseFieldPath(field);
  for (let length = segments.length; length > 0; length--) {
    const override = catalog.overrides.get(`${collectionId}/${formatFieldPath(segments.slice(0, length))}`);
    if (override !== undefined) return override.has(`${scope}/${mode}`);
  }
  return (catalog.overrides.get(`${collectionId}/*`) ?? AUTOMATIC).has(`${scope}/${mode}`);
}

/** Drops the trailing `__name__` when it is implied by the direction of the previous field. */
export function trimImpliedName(fields: readonly IndexField[]): readonly IndexField[] {
  const last = fields.at(-1);
  if (last?.field !== '__name__') return fields;
  const before = fields.at(-2);
  const implied = before === undefined || before.mode === 'CONTAINS' ? 'ASCENDING' : before.mode;
  return last.mode === implied ? fields.slice(0, -1) : fields;
}

const toCanonical = (path: string) => (path === '*' ? path : formatFieldPath(parseFieldPath(path)));

const toScope = (text: string | undefined): Scope =>
  text === 'COLLECTION_GROUP' ? 'COLLECTION_GROUP' : 'COLLECTION';

function toMode(field: { readonly order?: string; readonly arrayConfig?: string }): Mode {
  if (field.arrayConfig !== undefined) return 'CONTAINS';
  return field.order === 'DESCENDING' ? 'DESCENDING' : 'ASCENDING';
}
