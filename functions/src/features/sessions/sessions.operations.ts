import type { reportLinksApi } from '@domain/sessions/report-links.api.ts';
import type { sessionFilesApi } from '@domain/sessions/session-files.api.ts';
import type { sessionsApi } from '@domain/sessions/sessions.api.ts';
import type { Operations } from '../../work/operation.ts';
import { acceptSessionConfidentiality } from './files/accept-confidentiality.ts';
import { addFile } from './files/add-file.ts';
import { addPart, finishFile, startFile } from './files/add-in-parts.ts';
import { listFiles } from './files/list-files.ts';
import { removeSessionFile } from './files/remove-file.ts';
import { getFileAddress } from './files/get-file-address.ts';
import { signSessionClipUrl } from './files/script-clips.ts';
import { sendSessionScript } from './files/send-script.ts';
import { generateReport } from './generate-report.ts';
import { listFreeEngineers } from './list-free-engineers.ts';
import { getSession, listSessions } from './list-sessions.ts';
import { createSessionInCasting, createPlannedSession } from './plan-session.ts';
import { showPublicReport, signPublicReport } from './public-report.ts';
import { getRoles } from './signing-roles.ts';
import { checkSeal, sendPublicReportPaper, sendReportPaper } from './sealed-report.ts';
import { showFee } from './show-fee.ts';
import { sendSessionCalendar } from './send-session-calendar.ts';
import { updateReportInApp } from './update-report.ts';
import { changeSession } from './update-session.ts';
import { enterCode } from './enter-code.ts';
import { validateRole } from './validate-role.ts';

export const sessions: Operations<
  keyof typeof reportLinksApi | keyof typeof sessionFilesApi | keyof typeof sessionsApi
> = {
  'sessions.acceptConfidentiality': acceptSessionConfidentiality,
  'sessions.addFile': addFile,
  'sessions.addPart': addPart,
  'sessions.calendar': sendSessionCalendar,
  'sessions.checkSeal': checkSeal,
  'sessions.clip': signSessionClipUrl,
  'sessions.create': createPlannedSession,
  'sessions.createFor': createSessionInCasting,
  'sessions.engineers': listFreeEngineers,
  'sessions.fee': showFee,
  'sessions.file': getFileAddress,
  'sessions.files': listFiles,
  'sessions.finishFile': finishFile,
  'sessions.generateReport': generateReport,
  'sessions.get': getSession,
  'sessions.list': listSessions,
  'sessions.publicReport': showPublicReport,
  'sessions.removeFile': removeSessionFile,
  'sessions.publicReportPaper': sendPublicReportPaper,
  'sessions.reportPaper': sendReportPaper,
  'sessions.roles': getRoles,
  'sessions.script': sendSessionScript,
  'sessions.signPublicReport': signPublicReport,
  'sessions.startFile': startFile,
  'sessions.update': changeSession,
  'sessions.updateReport': updateReportInApp,
  'sessions.validateRole': validateRole,
  'sessions.enterCode': enterCode,
};
