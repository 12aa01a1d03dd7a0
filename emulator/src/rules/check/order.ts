import type { Issue } from '../contract.ts';

/** Issues sorted by file and position, like the service's. */
export function sortIssues(issues: readonly Issue[], files: readonly string[]): Issue[] {
  return [...issues].sort(
    (left, right) =>
      files.indexOf(left.fileName) - files.indexOf(right.fileName) ||
      left.line - right.line ||
      left.column - right.column,
  );
}
