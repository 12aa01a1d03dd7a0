import { describe, expect, it } from 'vitest';
import { TALLY_MAX, tallyRemovals } from './removal.ts';

const NAMES = new Map([
  ['p1', 'Autumn'],
  ['p2', 'Winter'],
  ['p3', 'Advent'],
]);
const makeProjects = (...ids: readonly string[]) => ids.map((projectId) => ({ projectId }));

describe('a tally', () => {
  it('counts by project, sorted by count and then by name', () => {
    expect(tallyRemovals(makeProjects('p2', 'p1', 'p2', 'p3'), NAMES)).toEqual({
      count: 4,
      isMore: false,
      projects: [
        { id: 'p2', name: 'Winter', count: 2 },
        { id: 'p3', name: 'Advent', count: 1 },
        { id: 'p1', name: 'Autumn', count: 1 },
      ],
    });
  });

  it('omits projects that don’t count', () => {
    expect(tallyRemovals(makeProjects('closed', 'p1'), NAMES)).toMatchObject({
      count: 1,
      projects: [{ id: 'p1' }],
    });
    expect(tallyRemovals([], NAMES)).toEqual({ count: 0, isMore: false, projects: [] });
  });

  it('states “more” only above the limit', () => {
    const many = Array.from({ length: TALLY_MAX }, () => 'p1');
    expect(tallyRemovals(makeProjects(...many), NAMES)).toMatchObject({ count: TALLY_MAX, isMore: false });

    expect(tallyRemovals(makeProjects(...many, 'p1'), NAMES)).toMatchObject({
      count: TALLY_MAX,
      isMore: true,
    });

    // Uncounted records were read too, so more counted ones may follow.
    const isCounted = ({ projectId }: { readonly projectId: string }) => projectId === 'p2';
    expect(tallyRemovals(makeProjects('p2', ...many), NAMES, isCounted)).toMatchObject({
      count: 1,
      isMore: true,
    });
  });
});
