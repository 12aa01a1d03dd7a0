import { describe, expect, it } from 'vitest';
import { filterOthersPresent, PRESENT_MS } from './presence.ts';

const seen = (userId: string, name: string, millis: number) => ({
  userId,
  name,
  seenAt: { toMillis: () => millis },
});

describe('the people in a project', () => {
  it('are those seen a moment ago, by name, without the user', () => {
    const all = [seen('z', 'Zoe', 99_000), seen('me', 'Me', 99_999), seen('a', 'Ana', 99_500)];
    expect(filterOthersPresent(all, 'me', 100_000).map(({ userId }) => userId)).toEqual(['a', 'z']);
  });

  it('exclude those who have not reported for a while', () => {
    const [here, gone] = [seen('a', 'Ana', 1), seen('b', 'Ben', 0)];
    expect(filterOthersPresent([here, gone], 'me', PRESENT_MS)).toEqual([here]);
  });

  it('are distinguished by account if they share a name', () => {
    const all = [seen('b', 'Ana', 1), seen('a', 'Ana', 1)];
    expect(filterOthersPresent(all, 'me', 2).map(({ userId }) => userId)).toEqual(['a', 'b']);
  });
});
