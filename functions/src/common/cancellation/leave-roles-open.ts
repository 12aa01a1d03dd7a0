import type { CastingDemo } from '@domain/castings/castings.ts';
import type { RecordingSession } from '@domain/sessions/sessions.ts';
import type { AvailabilityRequest } from '@domain/availability/availability.ts';
import { getBookedSpan } from '@domain/availability/booked-span.ts';
import { notifyVoiceLeft, type RoleWithReaders } from '../../outgoing/mail/notify-voice-left.ts';
import { readCharacters } from '../../work/collections/characters.ts';
import { readProjects } from '../../work/collections/projects.ts';
import { readTalents } from '../../work/collections/talents.ts';
import { filterUpcomingSessions } from './cancel-sessions.ts';
import { addOpenIssues } from './order-issues.ts';
import type { Work } from '../../work/unit/work.ts';

interface Leaving {
  readonly agencyId: string;
  readonly talentId: string;
  /** Slots that are cancelled. */
  readonly requests: readonly AvailabilityRequest[];
  readonly sessions: readonly RecordingSession[];
  /** Of the talent on the agency's shortlists. */
  readonly places: readonly CastingDemo[];
}

const toRoleKey = ({ castingId, voiceId }: Pick<AvailabilityRequest, 'castingId' | 'voiceId'>): string =>
  `${castingId} ${voiceId}`;

/** Adds the roles that an erased voice leaves to their orders, for staff to settle, and emails agency and clients. */
export const leaveRolesOpen = async (
  work: Work,
  { agencyId, talentId, requests, sessions, places }: Leaving,
): Promise<void> => {
  const requested = new Set(requests.map(toRoleKey));
  const chosen = places.filter(
    (place) => place.isSelected && !place.isWithdrawn && !requested.has(toRoleKey(place)),
  );
  const free = filterUpcomingSessions(sessions).filter(({ bookingId }) => bookingId === null);
  const found = [...requests, ...chosen];
  const projectIds = new Set(found.map(({ projectId }) => projectId));
  const projects = (await readProjects([...projectIds], work)).filter(
    ({ state, shelf }) => state !== 'Closed' && shelf === 'open',
  );
  const characters = await readCharacters([...new Set(found.map(({ voiceId }) => voiceId))], work);

  const toRole = (
    role: Pick<AvailabilityRequest, 'projectId' | 'voiceId'>,
    time: Pick<RoleWithReaders, 'span' | 'timeZone'>,
    requestedBy?: string,
  ): readonly RoleWithReaders[] => {
    const project = projects.find(({ id }) => id === role.projectId);
    if (!project) return [];
    const character = characters.find(({ id }) => id === role.voiceId)?.name ?? '';
    const readers = [project.createdBy, ...(requestedBy === undefined ? [] : [requestedBy])];
    return [{ projectId: project.id, projectName: project.name, character, readers, ...time }];
  };

  const roles = [
    ...requests.flatMap((request) =>
      toRole(
        request,
        { span: getBookedSpan(request) ?? null, timeZone: request.timeZone },
        request.requestedBy,
      ),
    ),
    ...free.map(({ projectId, projectName, character, startsAt, endsAt, timeZone, requestedBy }) => ({
      projectId,
      projectName,
      character,
      span: { from: startsAt.toMillis(), to: endsAt.toMillis() },
      timeZone,
      readers: [requestedBy],
    })),
    ...chosen
      .filter((place) => !free.some((session) => toRoleKey(session) === toRoleKey(place)))
      .flatMap((place) => toRole(place, { span: null, timeZone: 'utc' })),
  ];

  const agreed = requests.filter((request) => getBookedSpan(request) !== undefined);
  const left = [...agreed, ...chosen.map((place) => ({ ...place, revision: 0 }))];
  const talents = await readTalents([talentId], work);
  await addOpenIssues(work, left, talents, { notifiesAgency: false });
  await notifyVoiceLeft(work, { agencyId, talentId }, roles);
};
