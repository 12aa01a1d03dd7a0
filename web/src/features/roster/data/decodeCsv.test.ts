import { expect, it } from 'vitest';
import { decodeCsv, isWorkbook } from './decodeCsv.ts';

const TEXT = 'name;lastName\r\nZoë;Núñez\r\n';
const utf16 = Buffer.from(TEXT, 'utf16le');
const mark = (bytes: Buffer, ...marks: readonly number[]) => Buffer.concat([Buffer.from(marks), bytes]);

it.each([
  ['utf-8', Buffer.from(TEXT)],
  ['utf-8', mark(Buffer.from(TEXT), 0xef, 0xbb, 0xbf)],
  ['windows-1252', Buffer.from(TEXT, 'latin1')],
  ['utf-16le', utf16],
  ['utf-16le', mark(utf16, 0xff, 0xfe)],
  ['utf-16be', Buffer.from(utf16).swap16()],
  ['utf-16be', mark(Buffer.from(utf16).swap16(), 0xfe, 0xff)],
] as const)('reads a file of %s', (encoding, bytes) => {
  expect(decodeCsv(new Uint8Array(bytes))).toEqual({ csv: TEXT, encoding });
});

it('recognises Excel workbooks, new and old, by their content', () => {
  expect(isWorkbook(new Uint8Array([0x50, 0x4b, 3, 4, 20, 0]))).toBe(true);
  expect(isWorkbook(new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0xa1]))).toBe(true);
  expect(isWorkbook(new Uint8Array(Buffer.from('PK;name\r\n')))).toBe(false);
});
