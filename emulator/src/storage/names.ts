import { invalidArgument } from '../status/status.ts';

/** Which database of which project. */
export interface DatabaseName {
  readonly projectId: string;
  readonly database: string;
}

/** A database and the segments below `/documents`. */
export interface ResourceName extends DatabaseName {
  readonly path: readonly string[];
}

/** `projects/P/databases/D`, optionally followed by `/documents`. */
export function parseDatabaseName(name: string): DatabaseName {
  const parts = name.split('/');
  const [projects, projectId, databases, database, documents] = parts;
  const whole = parts.length === 4 || (parts.length === 5 && documents === 'documents');
  if (projects !== 'projects' || databases !== 'databases' || !projectId || !database || !whole) {
    throw invalidArgument(`Invalid database name: "${name}".`);
  }
  return { projectId, database };
}

/** `projects/P/databases/D/documents/…` of any depth, the root included. */
export function parseResourceName(name: string): ResourceName {
  const [projects, projectId, databases, database, documents, ...path] = name.split('/');
  if (
    projects !== 'projects' ||
    databases !== 'databases' ||
    documents !== 'documents' ||
    !projectId ||
    !database
  ) {
    throw invalidArgument(
      `Document name "${name}" lacks "projects/{project}/databases/{database}/documents" at its beginning.`,
    );
  }
  if (path.some((segment) => segment === '')) {
    throw invalidArgument(`Document name "${name}" has an empty segment.`);
  }
  return { projectId, database, path };
}

/** The name of a document: an even number of segments. */
export function parseDocumentName(name: string): ResourceName {
  const resource = parseResourceName(name);
  if (resource.path.length === 0 || resource.path.length % 2 !== 0) {
    throw invalidArgument(`Document name "${name}" has invalid trailing segments: it must name a document.`);
  }
  return resource;
}

/** The document or root that a query or listing starts from. */
export function parseParentName(name: string): ResourceName {
  const resource = parseResourceName(name);
  if (resource.path.length % 2 !== 0) throw invalidArgument(`Parent "${name}" is not a document.`);
  return resource;
}

/** `projects/P/databases/D/documents`. */
export const documentsRoot = (name: DatabaseName) =>
  `projects/${name.projectId}/databases/${name.database}/documents`;

/** The full name of what lies at `path`. */
export const resourceName = (name: DatabaseName, path: readonly string[]) =>
  [documentsRoot(name), ...path].join('/');
