import type { Project } from '../../server/project.ts';

/** Which expressions of the rules in force were evaluated since they were loaded, and to what, for the rules suite. */
export function coverageOf(project: Project): object {
  const expressions = project.rules?.coverage() ?? [];
  return {
    report: expressions.map(({ fileName, start, end, source, values }) => ({
      sourcePosition: {
        fileName,
        line: start.line,
        column: start.column,
        endLine: end.line,
        endColumn: end.column,
      },
      source,
      values: [...values].map(([value, count]) => ({ value, count })),
    })),
  };
}
