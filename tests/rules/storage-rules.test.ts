import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { ROLES } from '@domain/access/roles.ts';
import { compileRules, type Method, type StorageValue } from '../../emulator/src/index.ts';

const content = readFileSync(new URL('../../storage.rules', import.meta.url), 'utf8');
const METHODS: readonly Method[] = ['get', 'list', 'create', 'update', 'delete'];
const PATHS = ['demos/talent-01/demo-01-1.mp3', 'takes/entry/one.mp3', 'new.mp3'];

const makeText = (value: string): StorageValue => ({ kind: 'string', value });
const list = (values: readonly string[]): StorageValue => ({
  kind: 'list',
  values: values.map((value) => ({ kind: 'string', value })),
});
const record = (entries: Readonly<Record<string, StorageValue>>): StorageValue => ({
  kind: 'record',
  entries: new Map(Object.entries(entries)),
});

const makeAuth = (uid: string, roles: readonly string[]): StorageValue =>
  record({ uid: makeText(uid), token: record({ roles: list(roles), agencies: list(['agency-one']) }) });

it('files are read and written through the API only', () => {
  const compiled = compileRules([{ name: 'storage.rules', content }], 'firebase.storage');
  if (!compiled.ok) throw new Error(JSON.stringify(compiled.issues));

  const people = [
    ['nobody', { kind: 'null' } as const],
    ...ROLES.map((role) => [role, makeAuth('talent-01', [role])] as const),
    ['admin of everything', makeAuth('talent-01', ROLES)],
  ] as const;

  const allowed = people.flatMap(([name, auth]) =>
    METHODS.flatMap((method) =>
      PATHS.filter(
        (path) =>
          compiled.ruleset.authorizeStorage({
            method,
            path: ['b', 'demo-casting.appspot.com', 'o', ...path.split('/')],
            variables: new Map([['request', record({ auth })]]),
            documents: { before: () => undefined, after: () => undefined },
            budget: { limit: 10, seen: new Set() },
          }).allowed,
      ).map((path) => `${name} may ${method} ${path}`),
    ),
  );
  expect(allowed).toEqual([]);
});
