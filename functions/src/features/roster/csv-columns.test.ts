import { describe, expect, it } from 'vitest';
import { BYTE_ORDER_MARK, CSV_LAYOUTS, toCsvLines } from '@domain/values/csv.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { describeColumns, getFields, matchColumns, type MatchedColumns } from './csv-columns.ts';
import { readCsv } from './read-csv.ts';

const matchFields = (csv: string, columns?: MatchedColumns) => {
  const file = readCsv(csv);
  const indexes = matchColumns(columns, file);
  return file.rows.map((row) => getFields(row, indexes).fields);
};
const ZOE = {
  name: 'Zoë',
  lastName: 'Prat',
  hasOneName: false,
  email: 'z@v.example',
  language: 'spa',
  tags: 'Warm',
};

describe('columns of an imported file', () => {
  it.each([
    'Nombre;Apellidos;Correo electrónico;Idioma;Etiquetas\nZoë;Prat;z@v.example;spa;Warm\n',
    'Full name,First name,Surname,Mail,Language,Tag\nZoë Prat,Zoë,Prat,z@v.example,spa,Warm\n',
    'Language;E-mail;Last name;NAME;Score;Tags;Email\nspa;z@v.example;Prat;Zoë;9;Warm;other@v.example\n',
  ])('are recognised by English and Spanish headers: %j', (csv) => expect(matchFields(csv)).toEqual([ZOE]));

  it('are those matched by the caller, regardless of their headers', () => {
    const csv = 'Email,A,A,B,C\nWarm,Prat,Zoë,z@v.example,spa\n';
    const matched = (['tags', 'lastName', 'name', 'email', 'language'] as const).map((field, index) => ({
      position: index + 1,
      field,
    }));
    expect(matchFields(csv, matched)).toEqual([ZOE]);
    expect(matchFields(csv, [])).toMatchObject([{ name: '', email: '' }]);
  });

  it('contain full names if no row has a last name', () =>
    expect(
      matchFields('Name,Email,Language\nZoë Núñez Prat,z@v.example,spa\nCher,c@v.example,eng\n'),
    ).toMatchObject([
      { name: 'Zoë', lastName: 'Núñez Prat', hasOneName: false },
      { name: 'Cher', lastName: '', hasOneName: true },
    ]));

  it('are described by header, first values and field, without empty ones', () => {
    const long = 'x'.repeat(80);
    const file = readCsv(`Email,${long},,\na@v.example,1,,v\na@v.example,2,,\nb@v.example,3,,\n,4,,\n`);
    expect(describeColumns(file, matchColumns(undefined, file))).toEqual([
      { position: 1, header: 'Email', samples: ['a@v.example', 'b@v.example'], field: 'email' },
      { position: 2, header: long.slice(0, 60), samples: ['1', '2', '3'], field: null },
      { position: 4, header: '', samples: ['v'], field: null },
    ]);
  });

  it.each(CSV_LAYOUTS)('of our own export are recognised and read unchanged: %s', (layout) => {
    const matchExported = (...rows: readonly (readonly string[])[]) =>
      matchFields(`${BYTE_ORDER_MARK}${toCsvLines(rows, layout)}`);
    const cells = ['-Zoë Prat', 'Spanish, English', 'Female', '+VIP, Warm', '200.00', 'z@v.example'];
    const expected = { name: '-Zoë', language: 'Spanish, English', tags: '+VIP, Warm', email: 'z@v.example' };
    expect(
      matchExported(['Name', 'Languages', 'Gender', 'Tags', 'Session fee', 'Email'], cells),
    ).toMatchObject([expected]);
    expect(
      matchExported(['Nombre', 'Idiomas', 'Género', 'Etiquetas', 'Tarifa de sesión', 'Correo'], cells),
    ).toMatchObject([expected]);
  });

  it.each<[NonNullable<MatchedColumns>, string, string]>([
    [[{ position: 3, field: 'email' }], 'columns[0].position', 'csv.columnUnknown'],
    [
      [
        { position: 1, field: 'email' },
        { position: 2, field: 'email' },
      ],
      'columns[1].field',
      'csv.fieldTwice',
    ],
    [
      [
        { position: 1, field: 'email' },
        { position: 1, field: 'name' },
      ],
      'columns[1].position',
      'csv.columnTwice',
    ],
  ])('are refused if matched as %j', (columns, property, code) => {
    expect(() => matchFields('One,Two\n1,2\n', columns)).toThrow(AppError);
    try {
      matchFields('One,Two\n1,2\n', columns);
    } catch (error) {
      expect(error).toMatchObject({ code, detail: { property } });
    }
  });
});
