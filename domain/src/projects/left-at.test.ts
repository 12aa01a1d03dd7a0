import { describe, expect, it } from 'vitest';
import { VIEW_STATE_BYTES_MAX } from './view-history.ts';
import { parseLeftProjects, addLeftProject, type LeftProject } from './left-at.ts';

describe('the last position in each project', () => {
  it('is stored per project, latest first, up to the limit of a view', () => {
    let all: readonly LeftProject[] = [];
    const query = `step=3&language=eng&${'a'.repeat(190)}`;
    for (let index = 0; index < 20; index += 1)
      all = addLeftProject(all, { projectId: `project-${index}`.padEnd(24, 'x'), query });
    expect(all[0]?.projectId).toMatch(/^project-19/);
    expect(JSON.stringify({ projects: all }).length).toBeLessThan(VIEW_STATE_BYTES_MAX);
    const again = addLeftProject(all, { projectId: all[3]?.projectId ?? '', query: 'step=4' });
    expect(again).toHaveLength(all.length);
    expect(again[0]?.query).toBe('step=4');
  });

  it('is only the stage if the address is too long', () => {
    const query = `step=3&name=${'a'.repeat(300)}`;
    expect(addLeftProject([], { projectId: 'one', query })).toEqual([{ projectId: 'one', query: 'step=3' }]);
  });

  it('is read from any stored value', () => {
    const project = { projectId: 'one', query: 'step=2' };
    expect(parseLeftProjects({ projects: [project, null, { projectId: 4, query: '' }, 'x'] })).toEqual([
      project,
    ]);
    for (const state of [undefined, {}, { projects: 'none' }]) expect(parseLeftProjects(state)).toEqual([]);
  });
});
