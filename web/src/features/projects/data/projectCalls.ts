import { castingsApi } from '@domain/castings/castings.api.ts';
import type { LanguageResult } from '@domain/castings/castings.ts';
import { projectListApi } from '@domain/projects/project-list.api.ts';
import { projectsApi } from '@domain/projects/projects.api.ts';
import { projectSchema, type ProjectChange, type ProjectValues } from '@domain/projects/projects.schema.ts';
import { change } from '../../../lib/http/call.ts';
import type { Submission } from '../../../lib/submission/submitter.ts';

/** Creates a project and its castings; returns its id. */
export const createProject = async (values: ProjectValues, submission: Submission): Promise<string> =>
  (await change(projectsApi['projects.create'], { body: projectSchema.cast(values) }, submission)).id;

/** Changes fields of a project, with their original values, so nothing is overwritten unseen. */
export const updateProject = async (
  id: string,
  projectChange: ProjectChange,
  was: ProjectChange,
  submission: Submission,
): Promise<void> => {
  await change(
    projectsApi['projects.update'],
    { params: { id }, body: { ...projectChange, was } },
    submission,
  );
};

export const addCharacter = async (
  projectId: string,
  name: string,
  submission: Submission,
): Promise<void> => {
  await change(projectsApi['projects.createVoice'], { body: { projectId, name } }, submission);
};

/** Changes a character's name and description. */
export const updateCharacter = async (
  projectId: string,
  voice: { readonly id: string; readonly name: string; readonly description: string },
  submission: Submission,
): Promise<void> => {
  await change(projectListApi['projects.updateVoices'], { body: { projectId, voices: [voice] } }, submission);
};

export const deleteCharacter = async (
  projectId: string,
  voiceId: string,
  submission: Submission,
): Promise<void> => {
  await change(projectsApi['projects.deleteVoice'], { params: { projectId, voiceId } }, submission);
};

/** Casts a project in more languages; returns the result of each. */
export const addLanguages = (
  projectId: string,
  languages: string[],
  submission: Submission,
): Promise<readonly LanguageResult[]> =>
  change(castingsApi['castings.createMany'], { params: { projectId }, body: { languages } }, submission);

/** Removes a working language that nothing depends on yet. */
export const removeLanguage = async (castingId: string, submission: Submission): Promise<void> => {
  await change(castingsApi['castings.remove'], { params: { id: castingId } }, submission);
};

export const archiveProject = async (id: string, submission: Submission): Promise<void> => {
  await change(projectListApi['projects.archive'], { params: { id }, body: {} }, submission);
};

export const restoreProject = async (id: string, submission: Submission): Promise<void> => {
  await change(projectListApi['projects.restore'], { params: { id }, body: {} }, submission);
};

export const deleteProject = async (id: string, submission: Submission): Promise<void> => {
  await change(projectListApi['projects.remove'], { params: { id } }, submission);
};

/** Duplicates a project; returns the new id. */
export const duplicateProject = async (id: string, name: string, submission: Submission): Promise<string> =>
  (await change(projectListApi['projects.duplicate'], { params: { id }, body: { name } }, submission)).id;

export const contactAgency = async (
  projectId: string,
  message: string,
  submission: Submission,
): Promise<void> => {
  await change(projectListApi['projects.contactUs'], { body: { message, projectId } }, submission);
};
