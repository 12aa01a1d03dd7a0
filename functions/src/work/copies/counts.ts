import type { AuditionEntry } from '@domain/auditions/auditions.ts';
import type { AvailabilityRequest } from '@domain/availability/availability.ts';
import { getCastingLanguage, type Casting, type CastingDemo } from '@domain/castings/castings.ts';
import { getListCounts } from '@domain/castings/list-counts.ts';
import type { CurationTicket } from '@domain/curation/curation.ts';
import { getTicketCounts } from '@domain/curation/ticket-counts.ts';
import type { Demo } from '@domain/demos/demos.ts';
import {
  addProgress,
  getEntryProgress,
  getPlaceProgress,
  getRequestProgress,
} from '@domain/projects/progress.ts';
import type { Project } from '@domain/projects/projects.ts';
import { getCollectionRef, readRecord, findRecords, getRef, type CopiesOf } from './moment.ts';

/** Returns an open ticket's copies of its demos, and their copies of it; closed tickets are unchanged. */
export const getTicketCopies: CopiesOf = async (moment, id) => {
  const ticket = await readRecord<CurationTicket>(moment, 'curationTickets', id);
  if (ticket?.status !== 'open') return [];

  const on = getCollectionRef(moment, 'demos').where('curationTicketId', '==', id);
  const demos = await findRecords<Demo>(moment, on);
  const { agencyIds, assignedTo, assignedAt } = ticket;

  return [
    {
      ref: getRef(moment, 'curationTickets', id),
      agencyIds,
      stored: ticket,
      wanted: getTicketCounts(demos),
    },
    ...demos.map((demo) => ({
      ref: getRef(moment, 'demos', demo.id),
      agencyIds: demo.agencyIds,
      stored: demo,
      wanted: { assignedTo, assignedAt },
    })),
  ];
};

type Counts = Readonly<Record<string, number>>;

/** A zero count may exist for each existing character. */
const withZeros = (stored: Counts | undefined, counts: Counts, characters: ReadonlySet<string>): Counts => ({
  ...Object.fromEntries(
    Object.entries(stored ?? {}).filter(([voiceId, count]) => count === 0 && characters.has(voiceId)),
  ),
  ...counts,
});

/** Returns the list lengths and comment counts that a casting repeats. */
export const getCastingCopies: CopiesOf = async (moment, id) => {
  const casting = await readRecord<Casting>(moment, 'castings', id);
  if (!casting) return [];

  const on = getCollectionRef(moment, 'castingDemos').where('castingId', '==', id);
  const voices = getCollectionRef(moment, 'voices').where('projectId', '==', casting.projectId);
  const query = getCollectionRef(moment, 'voiceComments').where('castingId', '==', id);

  const [places, cast, comments] = await Promise.all([
    findRecords<Pick<CastingDemo, 'id' | 'voiceId' | 'isWithdrawn' | 'comments'>>(
      moment,
      on.select('voiceId', 'isWithdrawn', 'comments'),
    ),
    findRecords(moment, voices.select()),
    findRecords<{ readonly id: string; readonly castingDemoId: string }>(
      moment,
      query.select('castingDemoId'),
    ),
  ]);

  const counted = new Map<string, number>();
  for (const { castingDemoId } of comments) counted.set(castingDemoId, (counted.get(castingDemoId) ?? 0) + 1);

  const counts = getListCounts(places);
  const characters = new Set(cast.map((voice) => voice.id));
  const agencyIds = [casting.agencyId];

  return [
    {
      ref: getRef(moment, 'castings', id),
      agencyIds,
      stored: casting,
      wanted: {
        shortlisted: withZeros(casting.shortlisted, counts.shortlisted, characters),
        withdrawn: withZeros(casting.withdrawn, counts.withdrawn, characters),
      },
    },
    ...places.map((place) => ({
      ref: getRef(moment, 'castingDemos', place.id),
      agencyIds,
      stored: { comments: place.comments ?? 0 },
      wanted: { comments: counted.get(place.id) ?? 0 },
    })),
  ];
};

type Placed<Record, Fields extends keyof Record> = Pick<Record, Fields> & {
  readonly id: string;
  readonly castingId: string;
};

/** Returns a project's progress as it should be. */
export const getProjectCopies: CopiesOf = async (moment, id) => {
  const project = await readRecord<Project>(moment, 'projects', id);
  if (!project) return [];

  const findOf = (collection: 'castingDemos' | 'auditionEntries' | 'availabilityRequests') =>
    getCollectionRef(moment, collection).where('projectId', '==', id);

  const [places, entries, requests] = await Promise.all([
    findRecords<Placed<CastingDemo, 'isSelected' | 'isWithdrawn'>>(
      moment,
      findOf('castingDemos').select('castingId', 'isSelected', 'isWithdrawn'),
    ),
    findRecords<Placed<AuditionEntry, 'status' | 'isApproved' | 'countDueAt' | 'isFormer'>>(
      moment,
      findOf('auditionEntries').select('castingId', 'status', 'isApproved', 'countDueAt', 'isFormer'),
    ),
    findRecords<Placed<AvailabilityRequest, 'state' | 'moving'>>(
      moment,
      findOf('availabilityRequests').select('castingId', 'state', 'moving'),
    ),
  ]);

  const parts = [
    ...places.map((place) => ({ castingId: place.castingId, part: getPlaceProgress(place) })),
    ...entries.map((entry) => ({ castingId: entry.castingId, part: getEntryProgress(entry) })),
    ...requests.map((request) => ({ castingId: request.castingId, part: getRequestProgress(request) })),
  ];

  const sumProgress = (language: string) =>
    addProgress(
      ...parts
        .filter(({ castingId }) => getCastingLanguage(castingId, id) === language)
        .map(({ part }) => part),
    );

  const { agencyId, languages } = project;

  return [
    {
      ref: getRef(moment, 'projects', id),
      agencyIds: [agencyId],
      stored: project,
      wanted: {
        progress: addProgress(...parts.map(({ part }) => part)),
        languageProgress: Object.fromEntries(languages.map((language) => [language, sumProgress(language)])),
      },
    },
  ];
};
