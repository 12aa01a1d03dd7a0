import type { Operations } from '../../operation.ts';
import { createProject } from './create-project.ts';
import { createVoice } from './create-voice.ts';
import { deleteVoice } from './delete-voice.ts';
import { getProject } from './get-project.ts';
import { listCompanies } from './list-companies.ts';
import { projectSteps } from './project-steps.ts';
import { updateProject } from './update-project.ts';

export const projects = {
  'projects.companies': listCompanies,
  'projects.create': createProject,
  'projects.createVoice': createVoice,
  'projects.deleteVoice': deleteVoice,
  'projects.get': getProject,
  'projects.steps': projectSteps,
  'projects.update': updateProject,
} satisfies Partial<Operations>;
