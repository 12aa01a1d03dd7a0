import { expect, it } from 'vitest';
import { listFiles, readText } from './project.ts';

const IMPORT = /^import (?!type )\{([^}]*)\} from '@domain\/[\w/-]*\bapi\.ts';$/gms;

/** Values that a file imports from contracts. */
const listValues = (file: string): readonly string[] =>
  [...readText(file).matchAll(IMPORT)].flatMap(([, names = '']) =>
    names
      .split(',')
      .map((name) => name.trim())
      .filter((name) => name !== '' && !name.startsWith('type '))
      .map(
        (name) => `${file}: ${name}: call the endpoint by lib/http/api.ts; values belong beside contracts`,
      ),
  );

it('the app imports only types from contracts: a page loads those of the endpoints it calls', () => {
  const files = listFiles('web/src').filter((path) => /\.tsx?$/.test(path) && !path.includes('.test.'));
  expect(files.length).toBeGreaterThan(100);
  expect(files.flatMap(listValues)).toEqual([]);
});
