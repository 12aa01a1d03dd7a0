import { castingsApi } from '@domain/castings/castings.api.ts';
import type { LanguageResult } from '@domain/castings/castings.ts';
import { projectListApi } from '@domain/projects/project-list.api.ts';
import { projectsApi } from '@domain/projects/projects.api.ts';
import { projectSchema, type ProjectChange, type ProjectValues } from '@domain/projects/projects.schema.ts';
import { change } from '../../../lib/http/call.ts';
import type { Press } from '../../../lib/press/presser.ts';

/** Creates a project and its castings; returns its id. */
export const createProject = async (values: ProjectValues, press: Press): Promise<string> =>
  (await change(projectsApi['projects.create'], { body: projectSchema.cast(values) }, press)).id;

/** Changes fields of a project, with their original values, so nothing is overwritten unseen. */
export const updateProject = async (
  id: string,
  projectChange: ProjectChange,
  was: ProjectChange,
  press: Press,
): Promise<void> => {
  await change(projectsApi['projects.update'], { params: { id }, body: { ...projectChange, was } }, press);
};

export const addCharacter = async (projectId: string, name: string, press: Press): Promise<void> => {
  await change(projectsApi['projects.createVoice'], { body: { projectId, name } }, press);
};

/** Changes a character's name and description. */
export const updateCharacter = async (
  projectId: string,
  voice: { readonly id: string; readonly name: string; readonly description: string },
  press: Press,
): Promise<void> => {
  await change(projectListApi['projects.updateVoices'], { body: { projectId, voices: [voice] } }, press);
};

export const deleteCharacter = async (projectId: string, voiceId: string, press: Press): Promise<void> => {
  await change(projectsApi['projects.deleteVoice'], { params: { projectId, voiceId } }, press);
};

/** Casts a project in more languages; returns the result of each. */
export const addLanguages = (
  projectId: string,
  languages: string[],
  press: Press,
): Promise<readonly LanguageResult[]> =>
  change(castingsApi['castings.createMany'], { params: { projectId }, body: { languages } }, press);

/** Removes a working language that nothing depends on yet. */
export const removeLanguage = async (castingId: string, press: Press): Promise<void> => {
  await change(castingsApi['castings.remove'], { params: { id: castingId } }, press);
};

export const archiveProject = async (id: string, press: Press): Promise<void> => {
  await change(projectListApi['projects.archive'], { params: { id }, body: {} }, press);
};

export const restoreProject = async (id: string, press: Press): Promise<void> => {
  await change(projectListApi['projects.restore'], { params: { id }, body: {} }, press);
};

export const deleteProject = async (id: string, press: Press): Promise<void> => {
  await change(projectListApi['projects.remove'], { params: { id } }, press);
};

/** Duplicates a project; returns the new id. */
export const duplicateProject = async (id: string, name: string, press: Press): Promise<string> =>
  (await change(projectListApi['projects.duplicate'], { params: { id }, body: { name } }, press)).id;

export const contactAgency = async (projectId: string, message: string, press: Press): Promise<void> => {
  await change(projectListApi['projects.contactUs'], { body: { message, projectId } }, press);
};
