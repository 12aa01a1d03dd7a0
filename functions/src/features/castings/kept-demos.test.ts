import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { CastingDemo } from '@domain/castings/castings.ts';
import { createKeptDemos } from './kept-demos.ts';

const makeListed = (id: string) => [{ id }] as unknown as readonly CastingDemo[];
const makeCasting = (id: string) => ({ id, shortlisted: {} });

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
});

const deriveState = async () => 'as it was';

test('a list is read once per minute for all readers', async () => {
  const getDemos = vi.fn(async () => makeListed('first'));
  const keptDemos = createKeptDemos({ getDemos, deriveState });

  await Promise.all([keptDemos(makeCasting('one')), keptDemos(makeCasting('one'))]);
  vi.setSystemTime(Date.now() + 59_000);
  expect(await keptDemos(makeCasting('one'))).toEqual(makeListed('first'));
  expect(getDemos).toHaveBeenCalledTimes(1);

  vi.setSystemTime(Date.now() + 1_001);
  await keptDemos(makeCasting('one'));
  expect(getDemos).toHaveBeenCalledTimes(2);
});

test('a changed list is read again immediately, and each casting has its own', async () => {
  const getDemos = vi.fn(async () => makeListed(`read ${getDemos.mock.calls.length}`));
  let state = 'before';
  const keptDemos = createKeptDemos({ getDemos, deriveState: async () => state });

  expect(await keptDemos(makeCasting('one'))).toEqual(makeListed('read 1'));
  expect(await keptDemos(makeCasting('one'))).toEqual(makeListed('read 1'));
  state = 'after';
  expect(await keptDemos(makeCasting('one'))).toEqual(makeListed('read 2'));
  expect(await keptDemos(makeCasting('other'))).toEqual(makeListed('read 3'));
});

test('a list that changes during a read is read again for the next visit', async () => {
  let state = 'before';
  const keptDemos = createKeptDemos({
    getDemos: async () => {
      const seen = makeListed(state);
      state = 'after';
      return seen;
    },
    deriveState: async () => state,
  });

  expect(await keptDemos(makeCasting('one'))).toEqual(makeListed('before'));
  expect(await keptDemos(makeCasting('one'))).toEqual(makeListed('after'));
});

test('a failed read is not cached', async () => {
  const getDemos = vi.fn(async () => makeListed('second try'));
  getDemos.mockRejectedValueOnce(new Error('unavailable'));
  const keptDemos = createKeptDemos({ getDemos, deriveState });

  await expect(keptDemos(makeCasting('one'))).rejects.toThrow('unavailable');
  expect(await keptDemos(makeCasting('one'))).toEqual(makeListed('second try'));
});

test('the cache contains only the most recently used lists', async () => {
  const getDemos = vi.fn(async (id: string) => makeListed(id));
  const keptDemos = createKeptDemos({ getDemos, deriveState });

  for (let index = 0; index < 100; index += 1) await keptDemos(makeCasting(`number ${index}`));
  await keptDemos(makeCasting('number 0'));
  await keptDemos(makeCasting('one more'));
  expect(getDemos).toHaveBeenCalledTimes(101);

  await keptDemos(makeCasting('number 0'));
  expect(getDemos).toHaveBeenCalledTimes(101);
  await keptDemos(makeCasting('number 1'));
  expect(getDemos).toHaveBeenCalledTimes(102);
});
