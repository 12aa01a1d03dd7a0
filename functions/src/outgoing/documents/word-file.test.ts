import { describe, expect, it } from 'vitest';
import { makeContentTypes, makeWordFile } from './word-file.fixture.ts';
import { isWordFile } from './word-file.ts';

const MACRO_ENABLED = 'application/vnd.ms-word.document.macroEnabled.main+xml';
const HIDDEN = '<Override PartName="/word/notes.bin" ContentType="application/vnd.ms-office.vbaProject"/>';

describe('a Word document', () => {
  it('is recognised by its parts', async () => {
    expect(isWordFile(await makeWordFile())).toBe(true);
    expect(isWordFile(await makeWordFile({ 'word/media/image1.png': 'PNG' }))).toBe(true);
  });

  it.each([
    ['a zip of something else', { 'word/document.xml': '', 'notes.txt': 'words' }],
    ['a zip that says nothing of its parts', { '[Content_Types].xml': '' }],
    ['a sheet', { '[Content_Types].xml': makeContentTypes('application/vnd.ms-excel') }],
    ['a document with macros', { 'word/vbaProject.bin': 'Sub AutoOpen' }],
    ['macros that are written otherwise', { 'Word/VBAProject.bin': 'Sub AutoOpen' }],
    [
      'macros under another name',
      { '[Content_Types].xml': makeContentTypes(undefined, HIDDEN), 'word/notes.bin': 'x' },
    ],
    ['a .docm', { '[Content_Types].xml': makeContentTypes(MACRO_ENABLED) }],
    [
      'one that says of its parts more than it should',
      { '[Content_Types].xml': makeContentTypes() + ' '.repeat(2 ** 21) },
    ],
    ['one with two parts of one name', { 'word/Document.xml': 'another' }],
  ])('is not %s', async (_, parts) => {
    expect(isWordFile(await makeWordFile(parts))).toBe(false);
  });

  it('is rejected when truncated, locked or not a zip', async () => {
    const bytes = await makeWordFile();
    expect(isWordFile(bytes.subarray(0, bytes.length - 30))).toBe(false);
    expect(isWordFile(bytes.subarray(4))).toBe(false);
    expect(isWordFile(Buffer.from('PK\x03\x04'))).toBe(false);

    const locked = Buffer.from(bytes);
    const entry = locked.indexOf(Buffer.from('PK\x01\x02', 'latin1'));
    locked.writeUInt16LE(locked.readUInt16LE(entry + 8) | 1, entry + 8);
    expect(isWordFile(locked)).toBe(false);

    const astray = Buffer.from(bytes);
    astray.writeUInt32LE(0xffffff00, astray.length - 6);
    expect(isWordFile(astray)).toBe(false);
  });
});
