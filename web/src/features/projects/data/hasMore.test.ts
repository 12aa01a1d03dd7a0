import { expect, it } from 'vitest';
import { NO_DETAILS, type ProjectDetails } from '@domain/projects/project-fields.ts';
import type { Project } from '@domain/projects/projects.ts';
import { hasMore } from './hasMore.ts';

it('finds each detail that is filled in', () => {
  const makeProject = (details: Partial<ProjectDetails>) =>
    ({ name: 'Quest', brand: 'Vertex', campaignName: 'Launch', ...NO_DETAILS, ...details }) as Project;
  const cases: readonly Partial<ProjectDetails>[] = [
    { market: 'Players' },
    { countries: ['ESP'] },
    { media: ['TV'] },
    { airDate: '2030-01-01' },
    { estimatedRecordingDate: '2030-01-01' },
    { numberOfVoices: 2 },
    { spots: 3 },
    { length: '30 s' },
    { units: 80 },
    { budget: { amount: 0, currency: 'EUR' } },
    { message: 'Calm' },
    { notes: 'Calm' },
    { holdedId: 'H1' },
  ];

  expect(hasMore(makeProject({ brandCategory: 'FOOD' }))).toBe(false);
  expect(cases.filter((details) => !hasMore(makeProject(details)))).toEqual([]);
});
