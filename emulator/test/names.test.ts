import { describe, expect, it } from 'vitest';
import { parseDatabaseName, parseDocumentName, parseParentName } from '../src/storage/names.ts';

const ROOT = 'projects/p/databases/d/documents';

function getRefusal(parse: (name: string) => unknown, name: string): string {
  try {
    parse(name);
    return 'taken';
  } catch (error) {
    return error instanceof Error ? error.message : '';
  }
}

it('names are parsed into their parts', () => {
  expect(parseDatabaseName('projects/p/databases/(default)')).toEqual({
    projectId: 'p',
    database: '(default)',
  });
  expect(parseDocumentName(`${ROOT}/c/a b/sub/é`).path).toEqual(['c', 'a b', 'sub', 'é']);
  expect(parseParentName(ROOT).path).toEqual([]);
});

describe('an invalid name is refused at its first fault', () => {
  it.each([
    ['', 'lacks "projects" at index 0.'],
    ['projects', 'lacks "/" at index 8.'],
    ['projects/p', 'lacks "/" at index 10.'],
    ['projects//databases/d', 'lacks a project id at index 9.'],
    ['projects/p/nothing/d', 'lacks "databases" at index 11.'],
    ['projects/p/databases/', 'has invalid trailing "/".'],
    ['projects/p/databases/d/', 'has invalid trailing "/".'],
    ['projects/p/databases/d/documents', 'has unexpected trailing characters at index 22.'],
  ])('of a database: %s', (name, problem) => {
    expect(getRefusal(parseDatabaseName, name)).toBe(`Database name "${name}" ${problem}`);
  });

  it.each([
    [ROOT, 'lacks "/" at index 32.'],
    [`${ROOT}/c`, 'lacks "/" at index 34.'],
    [`${ROOT}/`, 'is invalid: Omit trailing "/".'],
    [`${ROOT}/c/`, 'has invalid trailing "/".'],
    [`${ROOT}/c//`, 'lacks a resource id at index 35.'],
    [`${ROOT}/c/a//b`, 'lacks a collection id at index 37.'],
    [`${ROOT}/c/.`, 'contains a resource id "." at index 35.'],
  ])('of a document: %s', (name, problem) => {
    expect(getRefusal(parseDocumentName, name)).toBe(`Document name "${name}" ${problem}`);
  });

  it('of a parent', () => {
    expect(getRefusal(parseParentName, `${ROOT}/c`)).toBe(
      `Document parent name "${ROOT}/c" lacks "/" at index 34.`,
    );
  });
});

describe('reserved ids', () => {
  it.each([
    ['__x__/a', 'Collection id "__x__" is invalid because it is reserved.'],
    ['__id5__/a', 'Collection id "__id5__" is invalid because it is reserved.'],
    ['c/__x__', 'Resource id "__x__" is invalid because it is reserved.'],
    [
      'c/__idx__',
      "A long document ID string must be formatted like '__id{LONG}__', where LONG is a 64-bit integer. Found: '__idx__'.",
    ],
    [
      'c/__id9223372036854775808__',
      "A long document ID string must be formatted like '__id{LONG}__', where LONG is a 64-bit integer. Found: '__id9223372036854775808__'.",
    ],
    ['c/__id0__', 'Document ID of type long must be non-zero'],
    ...['-0', '007', '+5', ''].map((number) => [
      `c/__id${number}__`,
      `A long document ID string must be formatted like '__id{LONG}__', where LONG is a 64-bit integer. Found: '__id${number}__'.`,
    ]),
  ])('are refused: %s', (path, message) => {
    expect(getRefusal(parseDocumentName, `${ROOT}/${path}`)).toBe(message);
  });

  it.each(['c/__id5__', 'c/__id-9223372036854775808__', 'c/__', 'c/___', 'c/__x'])('include %s', (path) => {
    expect(getRefusal(parseDocumentName, `${ROOT}/${path}`)).toBe('taken');
  });
});
