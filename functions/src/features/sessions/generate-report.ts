import { DateTime } from 'luxon';
import { Timestamp } from 'firebase-admin/firestore';
import { TEXT_AREA_MAX } from '@domain/reference/reference.ts';
import { createReportFields } from '@domain/sessions/report-fields.ts';
import { REPORT_ROLES, type RecordingSessionReport } from '@domain/sessions/report.ts';
import { getFirstSignatureReminder } from '@domain/sessions/signature-reminders.ts';
import { getSessionStage, sessionTransitions } from '@domain/sessions/transitions.ts';
import { requireState } from '../../platform/errors/require-state.ts';
import { serialise } from '../../platform/firestore/db.ts';
import { notifySigners } from '../../outgoing/mail/notify-signers.ts';
import { findSessionDeliveries } from '../../work/collections/deliveries.ts';
import { readProject, requireChangeableProject } from '../../work/collections/projects.ts';
import { createReport } from '../../work/records/session-reports.ts';
import { recordingSessions } from '../../work/collections/recording-sessions.ts';
import { findSessionFiles } from '../../work/collections/session-files.ts';
import { readContacts } from '../../work/collections/session-contacts.ts';
import { createIdentifier } from '../../work/tokens/new-identifier.ts';
import { operation } from '../../work/unit/operation.ts';
import { getPlannedSigners, getSigners } from './signers.ts';
import type { Work } from '../../work/unit/work.ts';

/** Returns the names of a session's final files, a line each. */
const listDeliverables = async (sessionId: string, work: Work): Promise<string> => {
  const [deliveries, files] = [
    await findSessionDeliveries(sessionId, work),
    await findSessionFiles(sessionId, work),
  ];
  const current = deliveries.filter(({ replacedBy }) => !replacedBy);
  const final = files.filter(({ kind }) => kind === 'deliverable');
  const names = new Set([...current, ...final].map(({ name }) => name));
  return [...names].sort().join('\n').slice(0, TEXT_AREA_MAX);
};

/** Creates a session's report once and mails its three signers. 409 before the session has begun. */
export const generateReport = operation('sessions.generateReport', async ({ work, params: { id } }) => {
  const urlIdentifier = work.once(createIdentifier);
  const session = await work.get(recordingSessions, id);
  const { agencyId, companyId, projectId, castingId, engineerId, timeZone } = session;
  requireChangeableProject(await readProject(projectId, work));
  requireState(sessionTransitions.startReport, getSessionStage(session, Date.now()));

  const people = await getPlannedSigners(session, await readContacts(id, work), work);
  const now = Timestamp.now();

  const listNames = (side: string): string =>
    session.participants
      .filter((participant) => participant.side === side)
      .map(({ name }) => name)
      .join('\n');

  const report: RecordingSessionReport = {
    id,
    agencyId,
    companyId,
    projectId,
    castingId,
    engineerId,
    urlIdentifier,
    ...createReportFields({
      engRecordingDate: DateTime.fromMillis(now.toMillis(), { zone: timeZone }).toISODate() ?? '',
      engDialInMethod: session.dialIn.method,
      engSessionName: session.projectName,
      engSoundEngineer: session.engineerName,
      engVoTalents: session.talentPublicName,
      engVoDirector: people.VOD.name,
      engDeliverables: await listDeliverables(id, work),
      cliAttendeesFromClientSide: listNames('client'),
      cliAttendeesFromFinalClientSide: listNames('finalClient'),
    }),
    engSignedAt: null,
    engSignedBy: null,
    engRevision: 1,
    cliSignedAt: null,
    cliSignedBy: null,
    cliRevision: 1,
    vodSignedAt: null,
    vodSignedBy: null,
    vodRevision: 1,
    sealedAt: null,
    paperSha256: null,
    remindAt: Timestamp.fromMillis(getFirstSignatureReminder(now.toMillis(), timeZone)),
    remindersSent: 0,
    createdAt: now,
    updatedAt: now,
  };

  const invite = { id, agencyId, projectId, signers: getSigners(people), storagePath: null };
  createReport(work, report, invite);
  work.updateById(recordingSessions, id, { hasReport: true, revision: session.revision + 1, updatedAt: now });
  notifySigners(work, invite, REPORT_ROLES);
  work.audit({ subject: `recordingSessionReports/${id}`, agencyId }, null, report);

  return serialise(report);
});
