import { describe, expect, it } from 'vitest';
import { ValidationError } from 'yup';
import { hideTalentSchema } from './castings.schema.ts';

describe('who is hidden from previews', () => {
  it.each([
    { hide: ['one'], show: 1.5 },
    { hide: 'one', show: ['one'] },
    { hide: ['one'], show: ['one'] },
    { hideTalentFromPreviewList: ['one'], hide: [] },
  ])('is refused as a fault of the caller: %j', async (body) => {
    await expect(hideTalentSchema.validate(body)).rejects.toBeInstanceOf(ValidationError);
  });

  it.each([{ hide: ['one'], show: ['other'] }, { hideTalentFromPreviewList: ['one'] }])(
    'is taken: %j',
    async (body) => {
      expect(await hideTalentSchema.validate(body)).toEqual(body);
    },
  );
});
