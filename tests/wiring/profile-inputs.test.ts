import { expect, it } from 'vitest';
import { talentProfileSchema } from '@domain/talents/talent-profile.schema.ts';
import { readText, listFiles } from './project.ts';

it('every field of a talent’s profile has an input of its name in the form', () => {
  const files = [
    ...listFiles('web/src/features/talents/components'),
    ...listFiles('web/src/components/form'),
  ];
  const inputs = files
    .filter((file) => file.endsWith('Fields.tsx'))
    .map(readText)
    .join('\n');
  const hasInput = (field: string) => inputs.includes(`name="${field}"`) || inputs.includes(`'${field}'`);
  const fields = Object.keys(talentProfileSchema.fields);
  expect(fields.filter((field) => !hasInput(field))).toEqual([]);
});
