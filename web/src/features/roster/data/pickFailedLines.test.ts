import { expect, it } from 'vitest';
import { pickFailedLines } from './pickFailedLines.ts';

it('keeps the header and the failed rows of a file, including cells with line breaks', () => {
  const csv = 'sep=;\r\nname;email\r\n"Zoë\r\nMaria";z@\r\nAl;a@v.example\r\n\r\nBo;b@\r\n';
  const rows = [
    { line: 7, outcome: 'failed' },
    { line: 3, outcome: 'failed' },
    { line: 5, outcome: 'invited' },
  ] as const;
  expect(pickFailedLines(csv, rows)).toBe('sep=;\r\nname;email\r\n"Zoë\r\nMaria";z@\r\nBo;b@\r\n');
});
