import { describe, expect, it } from 'vitest';
import { ValidationError } from 'yup';
import { hideTalentSchema } from './castings.schema.ts';

describe('the list of voices hidden from previews', () => {
  it.each([
    { hide: ['one'], show: 1.5 },
    { hide: 'one', show: ['one'] },
    { hide: ['one'], show: ['one'] },
    { hideTalentFromPreviewList: ['one'], hide: [] },
  ])('is refused as invalid: %j', async (body) => {
    await expect(hideTalentSchema.validate(body)).rejects.toBeInstanceOf(ValidationError);
  });

  it.each([{ hide: ['one'], show: ['other'] }, { hideTalentFromPreviewList: ['one'] }])(
    'is accepted: %j',
    async (body) => {
      expect(await hideTalentSchema.validate(body)).toEqual(body);
    },
  );
});
