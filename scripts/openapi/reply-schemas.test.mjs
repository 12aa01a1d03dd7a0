import { expect, it } from 'vitest';
import { createExampleCheck, getExample, mergeExamples } from './examples.mjs';
import { readReplySchemas, listSchemaInputs } from './reply-schemas.mjs';
import { readCommittedExamples, readDocument } from './write-examples.mjs';

// The compiler needs 15 s for all contracts, more on a busy machine; unchanged types aren't compiled again.
const schemas = await readReplySchemas();

it('the committed examples match the description of their operations; otherwise run npm run openapi', async () => {
  const isValid = createExampleCheck(await readDocument());
  const wrong = Object.entries(readCommittedExamples()).filter(([name, example]) => !isValid(name, example));
  expect(wrong.map(([name]) => name)).toEqual([]);
  // Every schema is compiled, which takes seconds on a busy machine.
}, 30_000);

it('the schemas depend on modules that are imported for types only', () => {
  expect(listSchemaInputs()).toEqual(
    expect.arrayContaining(['domain/src/talents/talents.ts', 'domain/src/sessions/sessions.ts']),
  );
});

it('describes all fields of records that an interface extends or contains', () => {
  const { replies, components } = schemas;
  expect(replies['talents.get'].required).toEqual(expect.arrayContaining(['id', 'email', 'updatedAt']));
  expect(replies['clients.get'].required).toEqual(expect.arrayContaining(['id', 'email', 'company']));
  expect(components.EngineerView.required).toEqual(expect.arrayContaining(['email', 'status']));
});

it('describes fields that are declared as schemas, with comments and choices', () => {
  const { replies, components } = schemas;
  const dueDays = { type: 'number', description: 'Payment term in days.' };
  expect(components.BillingTerms).toMatchObject({ properties: { dueDays } });

  const kind = { type: 'string', enum: expect.arrayContaining(['charged', 'none', 'reverseCharge']) };
  const vat = expect.objectContaining({ properties: expect.objectContaining({ kind }) });
  expect(replies['orders.bill']).toMatchObject({
    properties: { vat: { anyOf: expect.arrayContaining([vat]) } },
  });

  const units = { description: 'Words of the script.' };
  expect(replies['projects.get']).toMatchObject({ properties: { units } });
});

it('an example contains no person and no secret, and one record per list', () => {
  const raw = {
    items: [{ email: 'zoe@real.example', secret: 'vc_1234567890' }, { email: 'b@real.example' }],
    url: `http://127.0.0.1:4000/join?token=${'a'.repeat(30)}`,
    hash: 'f'.repeat(64),
    newPassword: 'something long',
  };
  expect(getExample(raw)).toEqual({
    items: [{ email: 'vera.lund@talents.example', secret: 'vc_…' }],
    url: 'https://voice-casting.example/join?token=…',
    hash: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
    newPassword: 'correct-horse-battery-9',
  });
});

it('a committed example is kept while valid, else replaced by a recorded one', () => {
  const isValid = (_name, { reply }) => reply !== 'stale';
  const committed = { a: { reply: 'kept' }, b: { reply: 'stale' } };
  const recorded = { a: { reply: 'newer' }, b: { reply: 'fresh' }, c: { reply: 'stale' } };
  expect(mergeExamples(['c', 'b', 'a'], committed, recorded, isValid)).toEqual({
    a: { reply: 'kept' },
    b: { reply: 'fresh' },
  });
});
