import type { Timestamp } from 'firebase-admin/firestore';
import { getRank } from '@domain/availability/options.ts';
import { addDays } from '@domain/values/add-days.ts';
import { addresses } from '@domain/navigation/addresses.ts';
import { AGENDA_DAYS, type AgendaEntry } from '@domain/work/agenda.ts';
import { getAgencyDay } from '../../work/collections/agencies.ts';
import { findOpenDueAuditions } from '../../work/collections/audition-queries.ts';
import { readProjectNames } from '../../work/collections/projects.ts';
import { findPlannedSessions } from '../../work/collections/recording-sessions.ts';
import { findEndingLicences } from '../../work/collections/sold-licences.ts';
import { readCalendar } from '../../work/records/option-book.ts';
import { toIso } from './waiting.ts';

interface Span {
  readonly from: Timestamp;
  readonly until: Timestamp;
}

const { calendar, ownAuditions, ownLicences, session } = addresses;

export const readTalentAgenda = async (
  agencyIds: readonly [string, ...string[]],
  talentId: string,
  { from, until }: Span,
): Promise<readonly AgendaEntry[]> => {
  const owner = { agencyIds, talentId };
  const today = await getAgencyDay(agencyIds[0]);
  const [planned, { book }, due, ending] = await Promise.all([
    findPlannedSessions(owner, from, until),
    readCalendar(talentId),
    findOpenDueAuditions(owner, from, until),
    findEndingLicences(owner, today, addDays(today, AGENDA_DAYS - 1)),
  ]);
  const soon = book.filter((option) => option.from >= from.toMillis() && option.from < until.toMillis());
  const names = await readProjectNames([...soon, ...due].map(({ projectId }) => projectId));

  return [
    ...planned.map(({ id, startsAt, projectName, character }): AgendaEntry => ({
      id,
      kind: 'session',
      at: toIso(startsAt),
      title: projectName,
      detail: character,
      path: calendar.href(),
    })),
    // Of all agencies: a talent gives each hour once.
    ...soon.map((option): AgendaEntry => ({
      id: option.id,
      kind: 'option',
      at: new Date(option.from).toISOString(),
      title: names.get(option.projectId) ?? '',
      detail: String(getRank(book, option)),
      path: calendar.href(),
    })),
    ...due.map(({ id, deadline, projectId }): AgendaEntry => ({
      id,
      kind: 'deadline',
      at: toIso(deadline),
      title: names.get(projectId) ?? '',
      detail: '',
      path: ownAuditions.href(),
    })),
    ...ending.map(({ id, liveThrough, projectName, assetName }): AgendaEntry => ({
      id,
      kind: 'licenceEnd',
      at: liveThrough ?? today,
      title: projectName,
      detail: assetName,
      path: ownLicences.href(projectName),
    })),
  ];
};

export const readEngineerAgenda = async (
  agencyIds: readonly string[],
  engineerId: string,
  { from, until }: Span,
): Promise<readonly AgendaEntry[]> => {
  const planned = await findPlannedSessions({ agencyIds, engineerId }, from, until);
  return planned.map(({ id, startsAt, projectName, character, talentPublicName }) => ({
    id,
    kind: 'session',
    at: toIso(startsAt),
    title: projectName,
    detail: `${talentPublicName} · ${character}`,
    path: session.href(id),
  }));
};
