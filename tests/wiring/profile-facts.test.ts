import { expect, it } from 'vitest';
import { talentProfileSchema } from '@domain/talents/talent-profile.schema.ts';
import { textOf } from './project.ts';

it('shows on the profile whatever its form asks for', () => {
  const facts = textOf('web/src/features/talents/components/ProfileFacts.tsx');
  const shown = (field: string) => facts.includes(`talent.${field}`) || facts.includes(`'${field}'`);
  // Taken apart before it is told.
  const fields = Object.keys(talentProfileSchema.fields).filter((field) => field !== 'speedTest');
  expect(fields.length).toBeGreaterThan(30);
  expect(fields.filter((field) => !shown(field))).toEqual([]);
});
