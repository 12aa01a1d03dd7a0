import { NameReader } from './name-reader.ts';

export interface DatabaseName {
  readonly projectId: string;
  readonly database: string;
}

/** A database and the segments below `/documents`. */
interface ResourceName extends DatabaseName {
  readonly path: readonly string[];
}

/** `projects/P/databases/D`. */
export function parseDatabaseName(name: string): DatabaseName {
  const reader = new NameReader('Database name', name);
  const parsed = readDatabase(reader);
  reader.end();
  return parsed;
}

/** The name of a document: an even number of segments. */
export function parseDocumentName(name: string): ResourceName {
  const reader = new NameReader('Document name', name);
  const resource = readResource(reader);
  if (resource.path.length === 0 || resource.path.length % 2 !== 0) throw reader.lacks('/');
  return resource;
}

/** The parent document or root of a query or listing. */
export function parseParentName(name: string): ResourceName {
  const reader = new NameReader('Document parent name', name);
  const resource = readResource(reader);
  if (resource.path.length % 2 !== 0) throw reader.lacks('/');
  return resource;
}

/** The name of a document, a collection or the root. */
export function parseResourceName(name: string): ResourceName {
  return readResource(new NameReader('Resource name', name));
}

function readResource(reader: NameReader): ResourceName {
  const database = readDatabase(reader);
  reader.literal('/');
  reader.literal('documents');
  return { ...database, path: reader.segments() };
}

function readDatabase(reader: NameReader): DatabaseName {
  reader.literal('projects');
  reader.literal('/');
  const projectId = reader.id('project');
  reader.literal('/');
  reader.literal('databases');
  reader.literal('/');
  return { projectId, database: reader.id('database') };
}

/** `projects/P/databases/D/documents`. */
const toDocumentsRoot = (name: DatabaseName) =>
  `projects/${name.projectId}/databases/${name.database}/documents`;

export const toResourceName = (name: DatabaseName, path: readonly string[]) =>
  [toDocumentsRoot(name), ...path].join('/');
