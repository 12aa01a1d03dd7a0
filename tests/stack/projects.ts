import type { Page, Serialised } from '@domain/contract.ts';
import type { Project } from '@domain/projects/projects.ts';
import { firestore } from './admin.ts';
import { call } from './call.ts';
import { makeTenant, type Tenant } from './tenant.ts';

export type ProjectView = Serialised<Project>;

/** An agency with two talents and an unrelated agency, with fresh rate limits. */
export const makeNeighbours = async (): Promise<{ readonly tenant: Tenant; readonly other: Tenant }> => {
  await firestore().recursiveDelete(firestore().collection('rateLimits'));
  const [tenant, otherTenant] = await Promise.all([makeTenant(2), makeTenant(0)]);
  return { tenant, other: otherTenant };
};

/** Calls on projects as `usual` by default, read at each call because tests create it later. */
export const makeProjectCalls = (usual: () => string) => {
  const list = async (query: string, by = usual()) =>
    (await call<Page<ProjectView>>('GET', `/project${query}`, { token: by })).collection;

  return {
    list,
    namesIn: async (query: string, by = usual()) => (await list(query, by)).items.map(({ name }) => name),
    create: (body: object, by = usual()) => call<ProjectView>('POST', '/project', { token: by, body }),
    patch: (id: string, body: object, by = usual()) =>
      call<ProjectView>('PATCH', `/project/${id}`, { token: by, body }),
    shelve: (id: string, what: 'archive' | 'restore', by = usual()) =>
      call<ProjectView>('POST', `/project/${id}/${what}`, { token: by, body: {} }),
    remove: (id: string, by = usual()) => call('DELETE', `/project/${id}`, { token: by }),
  };
};

export const readStoredProject = async (id: string): Promise<Project> =>
  (await firestore().doc(`projects/${id}`).get()).data() as Project;
