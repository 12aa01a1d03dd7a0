import { describe, expect, it } from 'vitest';
import { ValidationError } from 'yup';
import { bulkTagsSchema, tagListsSchema } from './roster.schema.ts';

describe('tags of the roster', () => {
  it.each([
    [tagListsSchema, { add: null, remove: [] }],
    [tagListsSchema, { add: [], remove: [] }],
    [bulkTagsSchema, { changes: [null] }],
    [bulkTagsSchema, { changes: [{ talentIds: null, add: ['One'] }] }],
  ])('are refused if invalid', async (schema, body) => {
    await expect(schema.validate(body, { abortEarly: false })).rejects.toBeInstanceOf(ValidationError);
  });

  it('can be added to some talents and removed from others', async () => {
    const changes = [
      { talentIds: ['one'], add: ['Bright'] },
      { talentIds: ['other'], remove: ['Dark'] },
    ];
    expect(await bulkTagsSchema.isValid({ changes })).toBe(true);
    expect(await bulkTagsSchema.isValid({ changes: [...changes, ...changes] })).toBe(false);
  });
});
