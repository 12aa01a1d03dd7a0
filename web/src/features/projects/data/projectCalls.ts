import { castingsApi } from '@domain/castings/castings.api.ts';
import type { Project } from '@domain/projects/projects.ts';
import { projectsApi } from '@domain/projects/projects.api.ts';
import { projectSchema, type ProjectPatch, type ProjectValues } from '@domain/projects/projects.schema.ts';
import { call } from '../../../lib/http/call.ts';

/** Creates a project and its castings; answers its id. */
export const createProject = async (values: ProjectValues): Promise<string> =>
  (await call(projectsApi['projects.create'], { body: projectSchema.cast(values) })).id;

/** Changes names. The version that was edited goes along, so that nobody overwrites what they have not seen. */
export const updateProject = async (project: Project, patch: ProjectPatch): Promise<void> => {
  const updatedAt = new Date(project.updatedAt.toMillis()).toISOString();
  await call(projectsApi['projects.update'], { params: { id: project.id }, body: { ...patch, updatedAt } });
};

export const addVoice = async (projectId: string, name: string): Promise<void> => {
  await call(projectsApi['projects.createVoice'], { body: { projectId, name } });
};

export const deleteVoice = async (projectId: string, voiceId: string): Promise<void> => {
  await call(projectsApi['projects.deleteVoice'], { params: { projectId, voiceId } });
};

export const addLanguage = async (projectId: string, language: string): Promise<void> => {
  await call(castingsApi['castings.create'], { params: { projectId }, body: { language } });
};
