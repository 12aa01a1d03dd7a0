import { describe, expect, it } from 'vitest';
import { talentProfileSchema } from '@domain/talents/talent-profile.schema.ts';
import { talentPatchSchema } from '@domain/talents/talents.schema.ts';
import { filesIn, asText } from './project.ts';

const COMPONENTS = 'web/src/features/talents/components';
const fields = Object.keys(talentProfileSchema.fields);

describe('every field of a talent’s profile', () => {
  it('is shown on the profile', () => {
    const facts = asText(`${COMPONENTS}/ProfileFacts.tsx`);
    const isShown = (field: string) => facts.includes(`talent.${field}`) || facts.includes(`'${field}'`);
    // Split or joined before they are shown.
    const shown = fields.filter((field) => !['speedTest', 'name', 'lastName', 'hasOneName'].includes(field));
    expect(facts).toContain('getFullName(talent)');
    expect(fields.length).toBeGreaterThan(30);
    expect(shown.filter((field) => !isShown(field))).toEqual([]);
  });

  it('can be changed through the API', () => {
    expect(fields.filter((field) => !Object.hasOwn(talentPatchSchema.fields, field))).toEqual([]);
  });

  it('has an input in the form', () => {
    const files = [...filesIn(COMPONENTS), ...filesIn('web/src/components/form')];
    const inputs = files
      .filter((file) => file.endsWith('Fields.tsx'))
      .map(asText)
      .join('\n');
    const hasInput = (field: string) => inputs.includes(`name="${field}"`) || inputs.includes(`'${field}'`);
    expect(fields.filter((field) => !hasInput(field))).toEqual([]);
  });
});
