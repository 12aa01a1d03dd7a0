import { LEFT_VIEW, parseLeftProjects, addLeftProject, type LeftProject } from '@domain/projects/left-at.ts';
import { api } from '../../../lib/http/api.ts';
import { createAutomaticKey } from '../../../lib/submission/submitter.ts';

/** The user's last positions in recent projects. */
export const loadLeftProjects = async (uid: string): Promise<readonly LeftProject[]> => {
  const views = await api.views.get({ id: uid });
  return parseLeftProjects(views.find(({ view }) => view === LEFT_VIEW)?.state);
};

/** Stores the user's position in one project; returns all. */
export const storeLeftProject = async (
  all: readonly LeftProject[],
  left: LeftProject,
): Promise<readonly LeftProject[]> => {
  const projects = addLeftProject(all, left);
  const body = { view: LEFT_VIEW, state: { projects } };
  await api.views.save(body, { ...createAutomaticKey(), outlivesPage: true });
  return projects;
};
