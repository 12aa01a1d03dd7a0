import { expect, it } from 'vitest';
import { listFiles, readText } from './project.ts';

const IMPORT = /^import (type )?\{([^}]*)\} from '@domain\/[\w/-]+\.api\.ts';$/gms;

/** Values that a file of the app takes from contracts besides the contracts: its build leaves them out. */
const listImports = (file: string): readonly string[] =>
  [...readText(file).matchAll(IMPORT)].flatMap(([, isType, names = '']) =>
    isType
      ? []
      : names
          .split(',')
          .map((name) => name.trim())
          .filter((name) => name !== '' && !name.startsWith('type ') && !/^\w+Api$/.test(name))
          .map((name) => `${file}: ${name} belongs beside the contracts, such as in a schema`),
  );

it('the app takes contracts and types from contract files, and nothing else', () => {
  const files = listFiles('web/src').filter((path) => /\.tsx?$/.test(path) && !path.includes('.test.'));
  expect(files.length).toBeGreaterThan(100);
  expect(files.flatMap(listImports)).toEqual([]);
});
