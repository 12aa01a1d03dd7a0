import { invalidArgument } from '../../status/status.ts';
import type { DatabaseName } from '../../storage/names.ts';

/** Refuses a second database on a stream, which is authorised for the first. */
export function requireSameDatabase(first: DatabaseName, next: DatabaseName): void {
  if (first.projectId === next.projectId && first.database === next.database) return;
  const named = ({ projectId, database }: DatabaseName) => `projects/${projectId}/databases/${database}`;
  throw invalidArgument(
    `Request specified a database (${named(next)}) that did not match the expected database (${named(first)})`,
  );
}
