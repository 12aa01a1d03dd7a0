import type { reportLinksApi } from '@domain/sessions/report-links.api.ts';
import type { sessionsApi } from '@domain/sessions/sessions.api.ts';
import type { Operations } from '../../operation.ts';
import { generateReport } from './generate-report.ts';
import { listFreeEngineers } from './list-free-engineers.ts';
import { getSession, listSessions } from './list-sessions.ts';
import { createSessionFor, createSessionOf } from './plan-session.ts';
import { showPublicReport, signPublicReport } from './public-report.ts';
import { rolesOf } from './roles-of.ts';
import { checkSeal, sendReportPaper } from './sealed-report.ts';
import { updateReportInApp } from './update-report.ts';
import { changeSession } from './update-session.ts';
import { validateRole } from './validate-role.ts';

export const sessions: Operations<keyof typeof reportLinksApi | keyof typeof sessionsApi> = {
  'sessions.checkSeal': checkSeal,
  'sessions.create': createSessionOf,
  'sessions.createFor': createSessionFor,
  'sessions.engineers': listFreeEngineers,
  'sessions.generateReport': generateReport,
  'sessions.get': getSession,
  'sessions.list': listSessions,
  'sessions.publicReport': showPublicReport,
  'sessions.reportPaper': sendReportPaper,
  'sessions.roles': rolesOf,
  'sessions.signPublicReport': signPublicReport,
  'sessions.update': changeSession,
  'sessions.updateReport': updateReportInApp,
  'sessions.validateRole': validateRole,
};
