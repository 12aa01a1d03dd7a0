import { beforeEach, describe, expect, it } from 'vitest';
import { DOCUMENTS, callVerb } from './support/rest.ts';
import { useEmulator } from './support/use-emulator.ts';

const { emulator, admin } = useEmulator();

beforeEach(() => emulator.clear());

const USER = { authorization: 'Bearer e30.e30.' };
const name = (id: string) => `${DOCUMENTS}/c/${id}`;
const update = (id: string) => ({ update: { name: name(id), fields: {} } });
const remove = (id: string) => ({ delete: name(id) });
const verify = (id: string, exists = true) => ({ verify: name(id), currentDocument: { exists } });
const commit = (...writes: object[]) => callVerb(emulator.port, 'commit', { writes });

describe('a verification', () => {
  const describeDuplicate = (what: string) =>
    `INVALID_ARGUMENT: the same document cannot be ${what} in a single request`;

  it.each([
    ['without a precondition', [{ verify: name('a') }], 'a verify must contain a precondition'],
    [
      'with a mask',
      [{ ...verify('a'), updateMask: { fieldPaths: ['x'] } }],
      'a verify must not specify a document mask.',
    ],
    [
      'with a transform',
      [{ ...verify('a'), updateTransforms: [{ fieldPath: 'n', increment: { integerValue: '1' } }] }],
      'a verify must not specify a update transform.',
    ],
  ])('is refused %s', async (_what, writes, message) => {
    expect(await commit(...writes)).toBe(`INVALID_ARGUMENT: ${message}`);
  });

  it('is of a document without another write in the request', async () => {
    await admin.db.doc('c/a').set({});
    expect(await commit(verify('a'), update('a'))).toBe(describeDuplicate('verified and then written'));
    expect(await commit(update('a'), verify('a'))).toBe(describeDuplicate('written and then verified'));
    expect(await commit(verify('a'), verify('a'))).toBe(describeDuplicate('verified more than once'));
  });

  it('returns the last update time, or the commit time for a missing document', async () => {
    const { writeTime } = await admin.db.doc('c/a').set({});
    const answer = await commit(verify('a'), verify('b', false), update('c'));
    const { writeResults, commitTime } = answer as {
      writeResults: { updateTime: string }[];
      commitTime: string;
    };
    expect(Date.parse(writeResults[0]!.updateTime)).toBe(writeTime.toMillis());
    expect(writeResults.slice(1)).toEqual([{ updateTime: commitTime }, { updateTime: commitTime }]);
  });
});

describe('writes in bulk', () => {
  const writeBulk = (headers: Record<string, string> | undefined, ...writes: object[]) =>
    callVerb(emulator.port, 'batchWrite', { writes }, headers);

  it('touch each document once', async () => {
    expect(await writeBulk(USER, update('a'), update('b'), remove('a'))).toBe(
      'INVALID_ARGUMENT: the same document cannot be written more than once in a single request',
    );
  });

  it('are limited to admins', async () => {
    expect(await writeBulk(USER, update('a'))).toBe(
      'PERMISSION_DENIED: Batch writes require admin authentication.',
    );
    expect(await writeBulk(undefined, update('a'))).toMatchObject({ status: [{}] });
  });

  it('are all dropped when one of them isn’t valid', async () => {
    const reserved = { update: { name: name('b'), fields: { __x__: { nullValue: null } } } };
    expect(await writeBulk(undefined, update('a'), reserved)).toBe(
      'INVALID_ARGUMENT: field name __x__ is reserved',
    );
    expect((await admin.db.doc('c/a').get()).exists).toBe(false);
  });
});

it('an empty commit has no commit time', async () => {
  expect(await commit()).toEqual({});
});

it('a write into another database is refused', async () => {
  const elsewhere = 'projects/other/databases/(default)/documents/c/a';
  expect(await commit({ delete: elsewhere })).toBe(
    `INVALID_ARGUMENT: Document "${elsewhere}" is not in database "projects/demo-casting/databases/(default)".`,
  );
});
