import type { Timestamp } from 'firebase-admin/firestore';
import { addDays } from '@domain/values/add-days.ts';
import { addresses } from '@domain/navigation/addresses.ts';
import { SELECTION_STEP } from '@domain/projects/steps.ts';
import { AGENDA_DAYS, type AgendaEntry } from '@domain/work/agenda.ts';
import { getAgencyDay } from '../../work/collections/agencies.ts';
import { findRequestsDue } from '../../work/collections/auditions.ts';
import { readProjectNames } from '../../work/collections/projects.ts';
import { findPlannedSessions } from '../../work/collections/recording-sessions.ts';
import { findEndingLicences } from '../../work/collections/sold-licences.ts';
import { toIso } from './waiting.ts';

const { castingsProject, licences, project, session } = addresses;

/** Returns sessions, audition deadlines and licence ends of an agency or one of its companies. */
export const readProjectsAgenda = async (
  agencyId: string,
  companyId: string | undefined,
  { from, until }: { readonly from: Timestamp; readonly until: Timestamp },
): Promise<readonly AgendaEntry[]> => {
  const owner = { agencyIds: [agencyId], companyId };
  const today = await getAgencyDay(agencyId);
  const [planned, due, ending] = await Promise.all([
    findPlannedSessions(owner, from, until),
    findRequestsDue(owner, from, until),
    findEndingLicences(owner, today, addDays(today, AGENDA_DAYS - 1)),
  ]);
  // Requests for several characters with one deadline are one entry.
  const requests = new Map(
    due
      .filter(({ cancelledAt }) => !cancelledAt)
      .map((request) => [`${request.projectId} ${request.deadline.toMillis()}`, request]),
  );
  const names = await readProjectNames([...requests.values()].map(({ projectId }) => projectId));
  const toAddress = companyId === undefined ? castingsProject : project;

  return [
    ...planned.map(({ id, startsAt, projectName, character, talentPublicName }): AgendaEntry => ({
      id,
      kind: 'session',
      at: toIso(startsAt),
      title: projectName,
      detail: `${talentPublicName} · ${character}`,
      path: session.href(id),
    })),
    ...[...requests.values()].map(({ id, deadline, projectId }): AgendaEntry => ({
      id,
      kind: 'deadline',
      at: toIso(deadline),
      title: names.get(projectId) ?? '',
      detail: '',
      path: toAddress.href(projectId, SELECTION_STEP),
    })),
    ...ending.map(({ id, liveThrough, projectName, talentName, assetName }): AgendaEntry => ({
      id,
      kind: 'licenceEnd',
      at: liveThrough ?? today,
      title: projectName,
      detail: `${talentName} · ${assetName}`,
      path: licences.href('ending'),
    })),
  ];
};
