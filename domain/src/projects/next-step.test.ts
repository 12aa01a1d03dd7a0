import { describe, expect, it } from 'vitest';
import { getNextStep, type NextStep } from './next-step.ts';
import { addProgress, NO_PROGRESS } from './progress.ts';
import type { Project, ProjectProgress } from './projects.ts';

const HOUR = 3_600_000;
const NOW = Date.UTC(2026, 10, 29);
const toInstant = (millis: number) => ({ toMillis: () => millis });

type Languages = Readonly<Record<string, Partial<ProjectProgress>>>;

const makeProject = (languages: Languages, changes: Partial<Project> = {}) => ({
  type: 'regular' as const,
  state: 'Casting' as const,
  shelf: 'open' as const,
  languages: Object.keys(languages),
  languageProgress: Object.fromEntries(
    Object.entries(languages).map(([language, progress]) => [language, { ...NO_PROGRESS, ...progress }]),
  ),
  progress: addProgress(...Object.values(languages)),
  deadlines: [],
  recordBy: null,
  ...changes,
});

const deadline = toInstant(NOW + HOUR);
const chosen = { shortlisted: 3, chosen: 2 };

describe('the next step of a project', () => {
  it('is what can be done now, before what others do', () => {
    const cases: readonly [string, ReturnType<typeof makeProject>, Partial<NextStep> | null][] = [
      ['no language', makeProject({}), { kind: 'describe', actor: 'client' }],
      ['an empty casting', makeProject({ eng: {} }), { kind: 'find', count: 1 }],
      ['a shortlist', makeProject({ eng: { shortlisted: 4 }, fra: {} }), { kind: 'choose', count: 4 }],
      [
        'auditions under way',
        makeProject(
          { eng: { shortlisted: 4, requested: 3 } },
          { deadlines: [toInstant(NOW - HOUR), deadline] },
        ),
        { kind: 'takes', count: 3, actor: 'talents', dueAt: deadline },
      ],
      [
        'some takes',
        makeProject({ eng: { shortlisted: 4, requested: 3, takes: 2 } }),
        { kind: 'hear', count: 2, actor: 'client' },
      ],
      ['choices', makeProject({ eng: chosen }), { kind: 'book', count: 2 }],
      ['an approved take', makeProject({ eng: { takes: 2, approved: 1 } }), { kind: 'book', count: 1 }],
      [
        'one language undecided',
        makeProject({ eng: { ...chosen, booked: 2 }, fra: {} }),
        { kind: 'find', count: 1 },
      ],
      [
        'requests for slots',
        makeProject({ eng: { ...chosen, asked: 2 } }),
        { kind: 'slots', count: 2, actor: 'talents' },
      ],
      ['all booked', makeProject({ eng: { ...chosen, booked: 2 } }), { kind: 'order', actor: 'client' }],
      [
        'an order with a role left',
        makeProject({ eng: { ...chosen, booked: 1 }, fra: {} }, { state: 'Ordered' }),
        { kind: 'book', count: 1 },
      ],
      ['a complete order', makeProject({ eng: { ...chosen, booked: 2 } }, { state: 'Ordered' }), null],
      ['a deleted project', makeProject({ eng: {} }, { shelf: 'deleted' }), null],
    ];

    const found = cases.map(([name, project]) => [name, getNextStep(project, NOW)]);
    expect(found).toEqual(cases.map(([name, , step]) => [name, step ? expect.objectContaining(step) : null]));
  });

  it('is the agency’s until an express project is booked, due by its recording', () => {
    const express = { type: 'express' as const, recordBy: deadline };
    expect(getNextStep(makeProject({ eng: {} }, express), NOW)).toEqual({
      kind: 'find',
      count: 1,
      actor: 'agency',
      dueAt: deadline,
    });
    expect(getNextStep(makeProject({ eng: { chosen: 1, booked: 1 } }, express), NOW)?.actor).toBe('client');
  });
});
