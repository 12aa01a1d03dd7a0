import { describe, expect, it } from 'vitest';
import { AppError } from '../../platform/errors/app-error.ts';
import { readCsv } from './read-csv.ts';

const HEAD = 'name,lastName,email,language,tags';
const getRefusal = (csv: string) => {
  try {
    readCsv(csv);
    return undefined;
  } catch (error) {
    return error instanceof AppError ? [error.code, error.detail.values] : error;
  }
};

describe('an imported file', () => {
  it('may begin with Excel’s separator line', () => {
    const {
      rows: [row],
    } = readCsv(`\uFEFFsep=;\r\n${HEAD.replaceAll(',', ';')}\r\nZoë;Núñez;z@v.example;spa;Warm\r\n`);
    expect(row).toMatchObject({ line: 3, cells: ['Zoë', 'Núñez', 'z@v.example', 'spa', 'Warm'] });
  });

  it('is refused when its letters are corrupted', () =>
    expect(getRefusal(`${HEAD}\nZo\uFFFD,Mu\uFFFDoz,z@v.example,spa,\n`)).toEqual(['csv.encoding', {}]));

  it.each([
    ['commas', ','],
    ['semicolons', ';'],
    ['tabs', '\t'],
  ])('is separated by %s, with a byte order mark and Windows lines', (_, by) => {
    const csv = `\uFEFF${HEAD.replaceAll(',', by)}\r\n${['Zoë', 'Núñez', 'z@v.example', 'spa', 'Warm|Fast'].join(by)}\r\n`;
    expect(readCsv(csv)).toEqual({
      separator: by,
      headers: HEAD.split(','),
      rows: [{ line: 2, cells: ['Zoë', 'Núñez', 'z@v.example', 'spa', 'Warm|Fast'], isTooLong: false }],
    });
  });

  it('counts its lines like an editor, including empty and quoted ones', () => {
    const { rows } = readCsv(`${HEAD}\n\n"Zoë\nMaria",Prat,a@v.example,spa,\nAl,Bo,b@v.example,eng,\n`);
    expect(rows.map(({ line }) => line)).toEqual([3, 5]);
  });

  it('marks a row that is longer than its header', () => {
    expect(readCsv(`${HEAD}\nA,B,c@v.example,eng,Warm, Fast\n`).rows[0]?.isTooLong).toBe(true);
  });

  it.each<[string, string, object]>([
    ['', 'csv.empty', {}],
    [HEAD, 'csv.empty', {}],
    [`${HEAD}\n,,,,\n`, 'csv.empty', {}],
    [`${HEAD}\n"A,B,c@v.example,eng,\n`, 'csv.unreadable', { line: 2 }],
    [`${HEAD}\n${'A,B,c@v.example,eng,\n'.repeat(501)}`, 'csv.tooManyRows', { rows: 501, max: 500 }],
    [`${'a,'.repeat(100)}b\nA\n`, 'csv.tooManyColumns', { columns: 101, max: 100 }],
  ])('is refused: %j', (csv, code, values) => expect(getRefusal(csv)).toEqual([code, values]));
});
