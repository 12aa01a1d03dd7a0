import type { Issue } from '../contract.ts';

/** Issues by the file they are in and their place in it, as the service lists them. */
export function inOrder(issues: readonly Issue[], files: readonly string[]): Issue[] {
  return [...issues].sort(
    (left, right) =>
      files.indexOf(left.fileName) - files.indexOf(right.fileName) ||
      left.line - right.line ||
      left.column - right.column,
  );
}
