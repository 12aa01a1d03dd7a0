import { describe, expect, it } from 'vitest';
import { renderDataModel } from './data-model.mjs';
import { toSection } from './pages.mjs';
import { getReaders } from './readers.mjs';
import { renderStateChanges } from './state-changes.mjs';

it('the pages describe the fields of a record, and those of its maps', async () => {
  const { talents } = await renderDataModel();
  expect(talents).toContain('| `publicName` | string | The only name a client sees. |');
  expect(talents).toContain('| `languages.alpha3` | string |');
  // Compiles the declarations if they have changed, which takes seconds on a busy machine.
}, 60_000);

describe('the readers of a collection', () => {
  const listReaders = (read) => getReaders({ read }, ['talent', 'admin', 'client']);

  it('are grouped by scope, with several scopes of a role', () => {
    expect(listReaders({ client: ['ownCompany'], admin: ['ownAgency'], talent: ['ownAgency', 'self'] })).toBe(
      'talent: own agency or self; admin: own agency; client: own company',
    );
    expect(listReaders({ admin: ['member'], client: ['member'] })).toBe('admin, client: member');
  });

  it('are “functions only” without a role that reads it', () => {
    expect(listReaders({})).toBe('functions only');
  });

  it('have a description for every scope', () => {
    expect(() => listReaders({ admin: ['elsewhere'] })).toThrow('"elsewhere" has no words');
  });
});

it('a section has readers, indexes, fields without an index, TTL and fields that may be absent', () => {
  const field = (fieldPath, rest) => ({ collectionGroup: 'things', fieldPath, indexes: [], ...rest });
  const fields = [
    { fieldPath: 'tags', arrayConfig: 'CONTAINS' },
    { fieldPath: 'name', order: 'ASCENDING' },
    { fieldPath: 'at', order: 'DESCENDING' },
  ];

  const indexes = {
    indexes: [
      { collectionGroup: 'things', fields },
      { collectionGroup: 'others', fields },
    ],
    fieldOverrides: [field('text'), field('endsAt', { ttl: true }), field('kept', { indexes: [{}] })],
  };

  const record = {
    path: '`things/{id}`',
    type: 'Thing',
    file: 'domain/src/things.ts',
    comment: 'a thing.',
    fields: [{ name: 'tags', type: 'a | b', isOptional: true, comment: 'Its tags.', fields: [] }],
  };
  expect(toSection({ collection: 'things', read: {}, listable: true }, record, [], indexes)).toBe(`## things

A thing.

- Path: \`things/{id}\`; type: \`Thing\` in \`domain/src/things.ts\`
- Read by: functions only; queried
- Index: tags contains, name, at ↓
- Without an index: text
- Deleted by TTL on \`endsAt\`

| field | type | meaning |
| --- | --- | --- |
| \`tags\`? | a \\| b | Its tags. |
`);
});

it('a table of state changes has a row per change, with its authors and errors', () => {
  const transitions = {
    close: {
      from: ['open'],
      to: 'closed',
      by: ['client', 'admin'],
      only: { open: ['admin'] },
      refusal: 'order.notNow',
      refusals: { gone: { status: 410, code: 'audition.late' } },
      event: 'order.changed',
      mails: ['order'],
    },
    note: { from: ['open', 'closed', 'gone'], by: ['link'] },
  };
  expect(renderStateChanges({ Orders: { states: ['open', 'closed', 'gone'], transitions } })).toContain(`
| close | open | closed | client, admin; open: admin | gone: audition.late (410); order.notNow | order.changed, order |
| note | any | unchanged | link |  |  |
`);
});
