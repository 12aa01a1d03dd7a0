import { describe, expect, it } from 'vitest';
import { committedDataModel, dataModel, fillIn } from './data-model.mjs';
import { indexLists } from './indexes.mjs';
import { readersTable } from './readers.mjs';

it('the committed page is that of the access table and the indexes; otherwise run npm run docs', async () => {
  expect(await dataModel()).toBe(committedDataModel());
  // Bundles the domain and formats the page, which takes seconds on a busy machine.
}, 30_000);

describe('the table of readers', () => {
  const table = (read, listable = true) =>
    readersTable([{ collection: 'things', read, listable }], ['talent', 'admin', 'client'])
      .split('\n')
      .at(-1);

  it('groups roles with the same scopes, and lists several scopes of a role', () => {
    expect(table({ client: ['ownCompany'], admin: ['ownAgency'], talent: ['ownAgency', 'self'] })).toBe(
      '| `things` | talent: own agency or self; admin: own agency; client: own company | yes |',
    );
    expect(table({ admin: ['member'], client: ['member'] }, false)).toBe(
      '| `things` | admin, client: member | no |',
    );
  });

  it('marks collections that only functions read', () => {
    expect(table({}, false)).toBe('| `things` | functions only | no |');
  });

  it('knows no scope without words', () => {
    expect(() => table({ admin: ['elsewhere'] })).toThrow('"elsewhere" has no words');
  });
});

it('lists composite indexes, fields without an index and TTL fields', () => {
  const field = (fieldPath, rest) => ({ collectionGroup: 'things', fieldPath, indexes: [], ...rest });
  const fields = [
    { fieldPath: 'tags', arrayConfig: 'CONTAINS' },
    { fieldPath: 'name', order: 'ASCENDING' },
    { fieldPath: 'at', order: 'DESCENDING' },
  ];
  const fieldOverrides = [field('text'), field('endsAt', { ttl: true }), field('kept', { indexes: [{}] })];
  expect(
    indexLists({ indexes: [{ collectionGroup: 'things', fields }], fieldOverrides }).split('\n\n'),
  ).toEqual([
    '- `things`: tags contains, name, at ↓',
    'Fields without an index: `things.text`.',
    'TTL fields: `things.endsAt`.',
  ]);
});

describe('a part of the page', () => {
  const page = 'a\n<!-- x: written by npm run docs -->\nold\n<!-- end of x -->\nb';

  it('is replaced, and nothing around it', () => {
    const filled = 'a\n<!-- x: written by npm run docs -->\n\nnew\n\n<!-- end of x -->\nb';
    expect(fillIn(page, 'x', 'new')).toBe(filled);
    expect(fillIn(filled, 'x', 'new')).toBe(filled);
  });

  it.each([
    ['is not there', 'a'],
    ['does not end', page.replace('end of', '')],
    ['is there twice', page + page],
  ])('that %s is a fault', (_, faulty) => {
    expect(() => fillIn(faulty, 'x', 'new')).toThrow('no single part');
  });
});
