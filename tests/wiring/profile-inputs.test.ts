import { expect, it } from 'vitest';
import { talentProfileSchema } from '@domain/talents/talent-profile.schema.ts';
import { asText, filesIn } from './project.ts';

it('every field of a talent’s profile has an input of its name in the form', () => {
  const files = [...filesIn('web/src/features/talents/components'), ...filesIn('web/src/components/form')];
  const inputs = files
    .filter((file) => file.endsWith('Fields.tsx'))
    .map(asText)
    .join('\n');
  const hasInput = (field: string) => inputs.includes(`name="${field}"`) || inputs.includes(`'${field}'`);
  const fields = Object.keys(talentProfileSchema.fields);
  expect(fields.filter((field) => !hasInput(field))).toEqual([]);
});
