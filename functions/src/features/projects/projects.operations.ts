import type { Operations } from '../../work/operation.ts';
import { contactAgency } from './contact-agency.ts';
import { createProject } from './create-project.ts';
import { createVoice } from './create-voice.ts';
import { deleteVoice } from './delete-voice.ts';
import { duplicateProject } from './duplicate-project.ts';
import { getProject } from './get-project.ts';
import { listCompanies } from './list-companies.ts';
import { listProjects } from './list-projects.ts';
import { saveProjectScript, sendProjectScript, showProjectScript } from './project-script.ts';
import { recordPresence } from './record-presence.ts';
import { rateVoice } from './rate-voice.ts';
import { listProjectSteps } from './list-project-steps.ts';
import { updateVoices } from './update-voices.ts';
import { archiveProject, removeProject, restoreProject } from './shelve-project.ts';
import { updateProject } from './update-project.ts';
import { getViews, saveView } from './view-history.ts';

export const projects = {
  'express.saveScript': saveProjectScript,
  'express.script': showProjectScript,
  'express.scriptPdf': sendProjectScript,
  'projects.archive': archiveProject,
  'projects.companies': listCompanies,
  'projects.contactUs': contactAgency,
  'projects.create': createProject,
  'projects.createVoice': createVoice,
  'projects.deleteVoice': deleteVoice,
  'projects.duplicate': duplicateProject,
  'projects.get': getProject,
  'projects.list': listProjects,
  'projects.notePresence': recordPresence,
  'projects.rateVoice': rateVoice,
  'projects.remove': removeProject,
  'projects.restore': restoreProject,
  'projects.steps': listProjectSteps,
  'projects.update': updateProject,
  'projects.updateVoices': updateVoices,
  'views.get': getViews,
  'views.save': saveView,
} satisfies Partial<Operations>;
