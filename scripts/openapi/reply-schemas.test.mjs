import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { ROOT } from '../bootstrap.mjs';
import { getExample, mergeExamples, replyCheck } from './examples.mjs';
import { committedExamples, committedReplySchemas, replySchemas } from './reply-schemas.mjs';

const VERIFIED = join(ROOT, 'node_modules/.cache/reply-schemas');

/** Changes with every input of the schemas, and with the schemas. */
const fingerprint = () => {
  const sources = ['domain/src', 'scripts/openapi', 'functions/src/http/openapi'].flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true }).map((path) => join(folder, path)),
  );
  const hash = createHash('sha256');
  const inputs = sources.filter((path) => /\.(ts|mjs|json)$/.test(path) && !/\.test\.\w+$/.test(path));
  for (const path of [...inputs.sort(), 'package-lock.json'])
    hash.update(`${path}\n`).update(readFileSync(join(ROOT, path)));
  return hash.digest('hex');
};

const verifiedFingerprint = () => {
  try {
    return readFileSync(VERIFIED, 'utf8');
  } catch {
    return undefined;
  }
};

// The compiler needs 20 s for all contracts, more on a busy machine; unchanged inputs aren't compiled again.
it('the committed schemas and examples are those of the contracts; otherwise run npm run openapi', async () => {
  const current = fingerprint();
  if (verifiedFingerprint() === current) return;
  expect(await replySchemas()).toBe(committedReplySchemas());
  const isValid = replyCheck(JSON.parse(committedReplySchemas()));
  const wrong = Object.entries(committedExamples()).filter(([name, { reply }]) => !isValid(name, reply));
  expect(wrong.map(([name]) => name)).toEqual([]);
  mkdirSync(dirname(VERIFIED), { recursive: true });
  writeFileSync(VERIFIED, current);
}, 180_000);

it('describes records that an interface extends or contains with all of their fields', () => {
  const { replies, components } = JSON.parse(committedReplySchemas());
  expect(replies['talents.get'].required).toEqual(expect.arrayContaining(['id', 'email', 'updatedAt']));
  expect(replies['clients.get'].required).toEqual(expect.arrayContaining(['id', 'email', 'company']));
  expect(components.EngineerView.required).toEqual(expect.arrayContaining(['email', 'status']));
});

it('an example names no person, keeps no secret and shows one record of a list', () => {
  const raw = {
    items: [{ email: 'zoe@real.example', secret: 'vc_1234567890' }, { email: 'b@real.example' }],
    url: `http://127.0.0.1:4000/join?token=${'a'.repeat(30)}`,
    hash: 'f'.repeat(64),
    newPassword: 'something long',
  };
  expect(getExample(raw)).toEqual({
    items: [{ email: 'vera.lund@talents.example', secret: 'vc_…' }],
    url: 'https://voice-casting.example/join?token=…',
    hash: 'ffffffffffff…',
    newPassword: 'correct-horse-battery-9',
  });
});

it('a committed example stays while it is valid, and a recorded one takes its place', () => {
  const isValid = (_name, reply) => reply !== 'stale';
  const committed = { a: { reply: 'kept' }, b: { reply: 'stale' } };
  const recorded = { a: { reply: 'newer' }, b: { reply: 'fresh' }, c: { reply: 'stale' } };
  expect(mergeExamples(['c', 'b', 'a'], committed, recorded, isValid)).toEqual({
    a: { reply: 'kept' },
    b: { reply: 'fresh' },
  });
});
