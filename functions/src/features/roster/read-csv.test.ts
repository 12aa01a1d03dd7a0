import { describe, expect, it } from 'vitest';
import { AppError } from '../../errors/app-error.ts';
import { readCsv } from './read-csv.ts';

const HEAD = 'name,lastName,email,language,tags';
const refusal = (csv: string) => {
  try {
    readCsv(csv);
    return undefined;
  } catch (error) {
    return error instanceof AppError ? [error.code, error.detail.values] : error;
  }
};

describe('an imported file', () => {
  it("may begin with Excel's separator line", () => {
    const {
      rows: [row],
    } = readCsv(`\uFEFFsep=;\r\n${HEAD.replaceAll(',', ';')}\r\nZoë;Núñez;z@v.example;spa;Warm\r\n`);
    expect(row).toMatchObject({ line: 3, cells: { name: 'Zoë', tags: 'Warm' } });
  });

  it('is refused when its letters were lost', () =>
    expect(refusal(`${HEAD}\nZo\uFFFD,Mu\uFFFDoz,z@v.example,spa,\n`)).toEqual(['csv.encoding', {}]));

  it.each([
    ['commas', ','],
    ['semicolons', ';'],
    ['tabs', '\t'],
  ])('is parted by %s, with a byte order mark and Windows lines', (_, by) => {
    const csv = `\uFEFF${HEAD.replaceAll(',', by)}\r\n${['Zoë', 'Núñez', 'z@v.example', 'spa', 'Warm|Fast'].join(by)}\r\n`;
    const { separator, rows } = readCsv(csv);
    expect(separator).toBe(by);
    expect(rows).toEqual([
      {
        line: 2,
        cells: { name: 'Zoë', lastName: 'Núñez', email: 'z@v.example', language: 'spa', tags: 'Warm|Fast' },
        isTooLong: false,
      },
    ]);
  });

  it('has columns in any order and case, and others besides', () => {
    const {
      rows: [row],
    } = readCsv('Language;E-mail;Email;Last name;NAME\nspa;x;z@v.example;Prat;Zoë\n');
    expect(row?.cells).toEqual({
      name: 'Zoë',
      lastName: 'Prat',
      email: 'x',
      language: 'spa',
      tags: '',
    });
  });

  it('has its columns by the words of a Spanish or English list', () => {
    const { rows } = readCsv(
      'Nombre;Apellidos;Correo electrónico;Idioma;Etiquetas\nZoë;Prat;z@v.example;spa;Warm\n',
    );
    const cells = { name: 'Zoë', lastName: 'Prat', email: 'z@v.example', language: 'spa', tags: 'Warm' };
    expect(rows[0]?.cells).toEqual(cells);
    expect(
      readCsv('First name,Surname,Mail,Language\nZoë,Prat,z@v.example,spa\n').rows[0]?.cells.lastName,
    ).toBe('Prat');
  });

  it('counts its lines as an editor does, empty ones and those within quotation marks included', () => {
    const { rows } = readCsv(`${HEAD}\n\n"Zoë\nMaria",Prat,a@v.example,spa,\nAl,Bo,b@v.example,eng,\n`);
    expect(rows.map(({ line }) => line)).toEqual([3, 5]);
  });

  it('reports a row that is longer than its head', () => {
    expect(readCsv(`${HEAD}\nA,B,c@v.example,eng,Warm, Fast\n`).rows[0]?.isTooLong).toBe(true);
  });

  it.each<[string, string, object]>([
    ['', 'csv.missingColumns', { columns: 'name, lastName, email, language' }],
    ['name,email\nA,b@v.example', 'csv.missingColumns', { columns: 'lastName, language' }],
    [HEAD, 'csv.empty', {}],
    [`${HEAD}\n,,,,\n`, 'csv.empty', {}],
    [`${HEAD}\n"A,B,c@v.example,eng,\n`, 'csv.unreadable', { line: 2 }],
    [`${HEAD}\n${'A,B,c@v.example,eng,\n'.repeat(501)}`, 'csv.tooManyRows', { rows: 501, max: 500 }],
  ])('is refused: %j', (csv, code, values) => expect(refusal(csv)).toEqual([code, values]));
});
