import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { CastingDemo } from '@domain/castings/castings.ts';
import { createKeptDemos } from './kept-demos.ts';

const listed = (id: string) => [{ id }] as unknown as readonly CastingDemo[];
const changedAt = (ms: number) => ({ toMillis: () => ms });

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
});

test('a list is read once for everybody who looks at it within a minute', async () => {
  const read = vi.fn(async () => listed('first'));
  const keptDemos = createKeptDemos(read);
  const casting = { id: 'casting', listsChangedAt: changedAt(1) };

  await Promise.all([keptDemos(casting), keptDemos(casting)]);
  vi.setSystemTime(Date.now() + 59_000);
  expect(await keptDemos(casting)).toEqual(listed('first'));
  expect(read).toHaveBeenCalledTimes(1);

  vi.setSystemTime(Date.now() + 1_001);
  await keptDemos(casting);
  expect(read).toHaveBeenCalledTimes(2);
});

test('a list that has changed is read again at once, also one of which no change was known', async () => {
  const read = vi.fn(async () => listed(`read ${read.mock.calls.length}`));
  const keptDemos = createKeptDemos(read);

  expect(await keptDemos({ id: 'casting' })).toEqual(listed('read 1'));
  expect(await keptDemos({ id: 'casting' })).toEqual(listed('read 1'));
  expect(await keptDemos({ id: 'casting', listsChangedAt: changedAt(1) })).toEqual(listed('read 2'));
  expect(await keptDemos({ id: 'casting', listsChangedAt: changedAt(2) })).toEqual(listed('read 3'));
  expect(await keptDemos({ id: 'other', listsChangedAt: changedAt(2) })).toEqual(listed('read 4'));
});

test('a read that failed is not remembered', async () => {
  const read = vi.fn(async () => listed('second try'));
  read.mockRejectedValueOnce(new Error('unavailable'));
  const keptDemos = createKeptDemos(read);

  await expect(keptDemos({ id: 'casting' })).rejects.toThrow('unavailable');
  expect(await keptDemos({ id: 'casting' })).toEqual(listed('second try'));
});

test('only the lists that were looked at last are kept', async () => {
  const read = vi.fn(async (id: string) => listed(id));
  const keptDemos = createKeptDemos(read);

  for (let at = 0; at < 100; at += 1) await keptDemos({ id: `casting ${at}` });
  await keptDemos({ id: 'casting 0' });
  await keptDemos({ id: 'one more' });
  expect(read).toHaveBeenCalledTimes(101);

  await keptDemos({ id: 'casting 0' });
  expect(read).toHaveBeenCalledTimes(101);
  await keptDemos({ id: 'casting 1' });
  expect(read).toHaveBeenCalledTimes(102);
});
