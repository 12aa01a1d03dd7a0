import type { Transaction } from 'firebase-admin/firestore';
import type { Project } from '@domain/projects/projects.ts';
import { collectionOf, documentOf, withoutId } from '../firestore/db.ts';

const projects = () => collectionOf('projects');

export const newProjectId = (): string => projects().doc().id;

export const readProject = async (id: string, transaction?: Transaction): Promise<Project | undefined> => {
  const ref = projects().doc(id);
  return documentOf<Project>(await (transaction ? transaction.get(ref) : ref.get()));
};

/** Projects by their ids; those that there are not are left out. */
export const readProjects = async (
  ids: readonly string[],
  transaction: Transaction,
): Promise<readonly Project[]> => {
  if (ids.length === 0) return [];
  const found = await transaction.getAll(...ids.map((id) => projects().doc(id)));
  return found.flatMap((snapshot) => documentOf<Project>(snapshot) ?? []);
};

/** The projects that an agency got last. */
export const latestProjects = async (agencyId: string, limit: number): Promise<readonly Project[]> => {
  const own = projects().where('agencyId', '==', agencyId).orderBy('createdAt', 'desc');
  const found = await own.limit(limit).get();
  return found.docs.flatMap((snapshot) => documentOf<Project>(snapshot) ?? []);
};

export const writeNewProject = (transaction: Transaction, project: Project): void => {
  transaction.create(projects().doc(project.id), withoutId(project));
};

export const updateProjectFields = (transaction: Transaction, id: string, change: Partial<Project>): void => {
  transaction.update(projects().doc(id), change);
};

export const addProjectLanguage = (transaction: Transaction, project: Project, language: string): void => {
  const languages = [...project.languages.filter((known) => known !== language), language];
  transaction.update(projects().doc(project.id), { languages });
};
