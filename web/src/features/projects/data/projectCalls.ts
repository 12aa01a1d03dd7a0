import type { LanguageResult } from '@domain/castings/castings.ts';
import { projectSchema, type ProjectChange, type ProjectValues } from '@domain/projects/projects.schema.ts';
import { api } from '../../../lib/http/api.ts';
import type { Submission } from '../../../lib/submission/submitter.ts';

/** Creates a project and its castings; returns its id. */
export const createProject = async (values: ProjectValues, submission: Submission): Promise<string> =>
  (await api.projects.create(projectSchema.cast(values), submission)).id;

/** Changes fields of a project, with their original values, so nothing is overwritten unseen. */
export const updateProject = async (
  id: string,
  projectChange: ProjectChange,
  was: ProjectChange,
  submission: Submission,
): Promise<void> => {
  await api.projects.update({ id }, { ...projectChange, was }, submission);
};

export const addCharacter = async (
  projectId: string,
  name: string,
  submission: Submission,
): Promise<void> => {
  await api.projects.createVoice({ projectId, name }, submission);
};

/** Changes a character's name and description. */
export const updateCharacter = async (
  projectId: string,
  voice: { readonly id: string; readonly name: string; readonly description: string },
  submission: Submission,
): Promise<void> => {
  await api.projects.updateVoices({ projectId, voices: [voice] }, submission);
};

export const deleteCharacter = async (
  projectId: string,
  voiceId: string,
  submission: Submission,
): Promise<void> => {
  await api.projects.deleteVoice({ projectId, voiceId }, submission);
};

/** Casts a project in more languages; returns the result of each. */
export const addLanguages = (
  projectId: string,
  languages: string[],
  submission: Submission,
): Promise<readonly LanguageResult[]> => api.castings.createMany({ projectId }, { languages }, submission);

/** Removes a working language that nothing depends on yet. */
export const removeLanguage = async (castingId: string, submission: Submission): Promise<void> => {
  await api.castings.remove({ id: castingId }, submission);
};

export const archiveProject = async (id: string, submission: Submission): Promise<void> => {
  await api.projects.archive({ id }, {}, submission);
};

export const restoreProject = async (id: string, submission: Submission): Promise<void> => {
  await api.projects.restore({ id }, {}, submission);
};

export const deleteProject = async (id: string, submission: Submission): Promise<void> => {
  await api.projects.remove({ id }, submission);
};

/** Duplicates a project; returns the new id. */
export const duplicateProject = async (id: string, name: string, submission: Submission): Promise<string> =>
  (await api.projects.duplicate({ id }, { name }, submission)).id;

export const contactAgency = async (
  projectId: string,
  message: string,
  submission: Submission,
): Promise<void> => {
  await api.projects.contactUs({ message, projectId }, submission);
};
