import { castingsApi } from '@domain/castings/castings.api.ts';
import { projectsApi } from '@domain/projects/projects.api.ts';
import { projectSchema, type ProjectValues } from '@domain/projects/projects.schema.ts';
import { change } from '../../../lib/http/call.ts';
import type { Press } from '../../../lib/press/presser.ts';

/** Creates a project and its castings; answers its id. */
export const createProject = async (values: ProjectValues, press: Press): Promise<string> =>
  (await change(projectsApi['projects.create'], { body: projectSchema.cast(values) }, press)).id;

export type NameField = 'name' | 'brand' | 'campaignName';

/** Changes one name. What its editor began with goes along, so that nobody overwrites what they have not seen. */
export const updateName = async (
  id: string,
  field: NameField,
  { value, was }: { readonly value: string; readonly was: string },
  press: Press,
): Promise<void> => {
  const body = { [field]: value, was: { [field]: was } };
  await change(projectsApi['projects.update'], { params: { id }, body }, press);
};

export const addVoice = async (projectId: string, name: string, press: Press): Promise<void> => {
  await change(projectsApi['projects.createVoice'], { body: { projectId, name } }, press);
};

export const deleteVoice = async (projectId: string, voiceId: string, press: Press): Promise<void> => {
  await change(projectsApi['projects.deleteVoice'], { params: { projectId, voiceId } }, press);
};

export const addLanguage = async (projectId: string, language: string, press: Press): Promise<void> => {
  await change(castingsApi['castings.create'], { params: { projectId }, body: { language } }, press);
};
