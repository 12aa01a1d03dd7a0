import { beforeEach, describe, expect, it } from 'vitest';
import { DOCUMENTS, send } from './support/rest.ts';
import { useEmulator } from './support/use-emulator.ts';

const { emulator, admin } = useEmulator();
const PATH = `/emulator/v1/${DOCUMENTS}`;

const clear = (path: string, headers: Record<string, string> = {}) =>
  send(emulator.port, 'DELETE', PATH + path, { headers });
const listLeft = async () => {
  const all = await Promise.all(['c', 'd', 'sub'].map((id) => admin.db.collectionGroup(id).get()));
  return all.flatMap(({ docs }) => docs.map(({ ref }) => ref.path));
};

beforeEach(async () => {
  await clear('');
  await Promise.all(['c/a', 'c/a/sub/x', 'c/b', 'd/a'].map((path) => admin.db.doc(path).set({})));
});

const DONE = { status: 200, type: 'application/json', text: '{\n}\n' };

describe('clearing', () => {
  it.each([
    ['', []],
    ['/', []],
    ['/c', ['d/a']],
    ['/c/a', ['c/b', 'd/a']],
    ['/c/a/sub', ['c/a', 'c/b', 'd/a']],
    ['/none', ['c/a', 'c/b', 'd/a', 'c/a/sub/x']],
  ])('%s keeps %o', async (path, names) => {
    expect(await clear(path)).toEqual(DONE);
    expect(await listLeft()).toEqual(names);
  });

  it('requires no credentials, but refuses bad ones', async () => {
    expect(await clear('/c', { authorization: 'Bearer e30.e30.' })).toEqual(DONE);
    expect((await clear('', { authorization: 'Bearer nonsense' })).text).toContain('invalid jwt');
    expect((await clear('', { authorization: 'nonsense' })).status).toBe(500);
    expect(await listLeft()).toEqual(['d/a']);
  });

  it('of an invalid path is refused', async () => {
    expect((await clear('/__c__/a')).text).toContain('is invalid because it is reserved.');
  });

  it('notifies listeners', async () => {
    const reply: string[][] = [];
    const stop = admin.db.collection('c').onSnapshot(({ docs }) => reply.push(docs.map(({ id }) => id)));
    await expect.poll(() => reply).toEqual([['a', 'b']]);
    await clear('/c/a');
    await expect.poll(() => reply).toEqual([['a', 'b'], ['b']]);
    stop();
  });
});

describe('the other endpoints', () => {
  it.each([
    ['GET', '/?x=1', 200, 'Ok\n'],
    ['HEAD', '/', 404, ''],
    ['POST', '/', 404, 'Not Found\n'],
    ['POST', '/reset?x=1', 200, 'Resetting...\n'],
    ['GET', '/reset', 404, 'Not Found\n'],
    ['POST', '/reset/', 404, 'Not Found\n'],
    ['GET', '/shutdown', 404, 'Not Found\n'],
    ['GET', '//', 404, 'Not Found\n'],
    ['GET', '/%zz', 404, 'Not Found\n'],
    ['GET', PATH, 404, 'Not Found\n'],
  ])('%s %s', async (method, path, status, text) => {
    expect(await send(emulator.port, method, path)).toEqual({ status, type: undefined, text });
  });
});
