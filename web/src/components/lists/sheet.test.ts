import { describe, expect, it } from 'vitest';
import { listFile, getPages, type FileColumn } from './listFile.ts';
import { SHEET_ROWS_MAX, toSheet } from './sheet.ts';

interface Row {
  readonly name: string;
  readonly fee: number;
}

const COLUMNS: readonly FileColumn<Row>[] = [
  { field: 'name', label: 'Name', plain: ({ name }) => name },
  { field: 'fee', label: 'Fee', plain: ({ fee }) => fee.toFixed(2), beside: [['Currency', () => 'EUR']] },
  { field: 'notes', label: 'Notes', hidden: true, plain: () => 'kept' },
  { field: 'actions', label: 'Actions' },
];

const makePages = (pages: readonly (readonly Row[])[]) =>
  getPages((cursor: string | undefined) => {
    const offset = Number(cursor ?? 0);
    const next = offset + 1 < pages.length ? { cursor: String(offset + 1) } : {};
    return Promise.resolve({ items: pages[offset] ?? [], ...next });
  });

const writeSheet = async (
  pages: readonly (readonly Row[])[],
  visible: Readonly<Record<string, boolean>> = {},
  signal = new AbortController().signal,
) => {
  const counts: number[] = [];
  const file = listFile('names', COLUMNS, visible, makePages(pages));
  const { content, isCut } = await toSheet(file, 'comma', (count) => counts.push(count), signal);
  return { bytes: new Uint8Array(await content.arrayBuffer()), text: await content.text(), isCut, counts };
};

const ANA = { name: 'Ana, "la Voz"', fee: 3 };
const EVIL = { name: '=1+1', fee: -4.5 };

describe('an exported list', () => {
  it('has all pages, in the shown columns, with a byte order mark for Excel', async () => {
    const { bytes, text, isCut, counts } = await writeSheet([[ANA], [EVIL]]);
    expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    expect(text).toBe('Name,Fee,Currency\r\n"Ana, ""la Voz""",3.00,EUR\r\n\'=1+1,-4.50,EUR\r\n');
    expect({ isCut, counts }).toEqual({ isCut: false, counts: [1, 2] });
  });

  it('has the chosen columns, the first one always', async () => {
    const { text } = await writeSheet([[ANA]], { name: false, fee: false, notes: true });
    expect(text).toBe('Name,Notes\r\n"Ana, ""la Voz""",kept\r\n');
  });

  it('ends at a file’s limit, with a note', async () => {
    const page = Array.from({ length: SHEET_ROWS_MAX - 1 }, () => ANA);
    const { text, isCut, counts } = await writeSheet([page, [EVIL, EVIL], [ANA]]);
    expect(text.trim().split('\r\n')).toHaveLength(SHEET_ROWS_MAX + 1);
    expect({ isCut, counts }).toEqual({ isCut: true, counts: [SHEET_ROWS_MAX - 1, SHEET_ROWS_MAX] });
  });

  it('stops between pages when cancelled', async () => {
    const controller = new AbortController();
    controller.abort();
    await expect(writeSheet([[ANA]], {}, controller.signal)).rejects.toThrow();
  });
});
