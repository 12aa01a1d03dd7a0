import { describe, expect, it } from 'vitest';
import { strictObject, text } from '../messages/yup.ts';
import { uniqueList } from './lists.ts';

const tags = uniqueList(strictObject({ id: text().required() }), ({ id }) => id);

describe('a list without duplicates', () => {
  it.each([
    ['different items', [{ id: 'a' }, { id: 'b' }], true],
    ['one item twice', [{ id: 'a' }, { id: 'a' }], false],
    ['an item that is none', [null], false],
    ['two items that are none', [null, null], false],
  ])('tells %s', async (_, items, isSound) => {
    const outcome = await tags.validate(items).then(
      () => 'sound',
      (error: unknown) => (error as Error).name,
    );
    expect(outcome).toBe(isSound ? 'sound' : 'ValidationError');
  });
});
