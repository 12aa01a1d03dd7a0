import { Linter } from 'eslint';
import { describe, expect, it } from 'vitest';
import { fileURLToPath } from 'node:url';
import boundaries from './import-zones.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const zones = [
  {
    in: 'web/src/features/a',
    not: 'web/src/features',
    except: ['web/src/features/a'],
    message: 'no other feature',
  },
  { in: 'web', not: 'functions', message: 'not the functions' },
];

const messages = (file, code) =>
  new Linter({ cwd: root })
    .verify(
      code,
      { files: ['**/*.ts'], plugins: { boundaries }, rules: { 'boundaries/import-zones': ['error', zones] } },
      `${root}${file}`,
    )
    .map(({ message }) => message);

describe('import zones', () => {
  it('refuse another feature and take the own one', () => {
    expect(messages('web/src/features/a/x.ts', "import '../b/y.ts';")).toEqual(['no other feature']);
    expect(
      messages('web/src/features/a/x.ts', "import './y.ts'; import '../a/z.ts'; import 'react';"),
    ).toEqual([]);
  });

  it('see re-exports and lazy imports', () => {
    expect(messages('web/src/x.ts', "export * from '../../functions/src/y.ts';")).toEqual([
      'not the functions',
    ]);
    expect(messages('web/src/x.ts', "const y = import('../../functions/src/y.ts');")).toEqual([
      'not the functions',
    ]);
  });

  it('do not bind files outside', () => {
    expect(messages('tests/x.ts', "import '../functions/src/y.ts';")).toEqual([]);
  });
});
