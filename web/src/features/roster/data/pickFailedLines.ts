import type { ImportedRow } from '@domain/roster/roster.api.ts';

type Row = Pick<ImportedRow, 'line' | 'outcome'>;

/** Returns the head of a CSV file and its failed rows, unchanged, so that they can be corrected and imported. */
export const pickFailedLines = (csv: string, rows: readonly Row[]): string => {
  const lines = csv.replace(/\r\n?/g, '\n').split('\n');
  const sorted = [...rows].sort((a, b) => a.line - b.line);
  const head = lines.slice(0, (sorted[0]?.line ?? 1) - 1);
  // A quoted cell may have several lines: a row ends where the next one starts.
  const failed = sorted.flatMap(({ line, outcome }, index) =>
    outcome === 'failed' ? lines.slice(line - 1, (sorted[index + 1]?.line ?? lines.length + 1) - 1) : [],
  );

  return [...head, ...failed.filter((line, index) => line !== '' || index < failed.length - 1), ''].join(
    '\r\n',
  );
};
