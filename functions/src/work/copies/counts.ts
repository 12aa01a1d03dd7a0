import type { AuditionEntry } from '@domain/auditions/auditions.ts';
import type { AvailabilityRequest } from '@domain/availability/availability.ts';
import { getCastingLanguage, type Casting, type CastingDemo } from '@domain/castings/castings.ts';
import type { GuestComment, GuestVote } from '@domain/castings/guests.ts';
import { getListCounts } from '@domain/castings/list-counts.ts';
import { countVotes } from '@domain/castings/votes.ts';
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

type CountedPlace = Pick<
  CastingDemo,
  'id' | 'voiceId' | 'isWithdrawn' | 'comments' | 'guestComments' | 'guestVotes'
>;
type PlaceComment = Pick<GuestComment, 'id' | 'castingDemoId'>;
type PlaceVote = Pick<GuestVote, 'id' | 'castingDemoId' | 'vote' | 'forVoiceId'>;

const NO_VOTES = { yes: 0, maybe: 0, no: 0 };

/** Returns the list lengths that a casting repeats, and the counts of opinions that its places do. */
export const getCastingCopies: CopiesOf = async (moment, id) => {
  const casting = await readRecord<Casting>(moment, 'castings', id);
  if (!casting) return [];

  const on = getCollectionRef(moment, 'castingDemos').where('castingId', '==', id);
  const voices = getCollectionRef(moment, 'voices').where('projectId', '==', casting.projectId);
  const findOf = (collection: 'voiceComments' | 'guestComments' | 'guestVotes') =>
    getCollectionRef(moment, collection).where('castingId', '==', id);

  const [places, cast, comments, guestComments, guestVotes] = await Promise.all([
    findRecords<CountedPlace>(
      moment,
      on.select('voiceId', 'isWithdrawn', 'comments', 'guestComments', 'guestVotes'),
    ),
    findRecords(moment, voices.select()),
    findRecords<PlaceComment>(moment, findOf('voiceComments').select('castingDemoId')),
    findRecords<PlaceComment>(moment, findOf('guestComments').select('castingDemoId')),
    findRecords<PlaceVote>(moment, findOf('guestVotes').select('castingDemoId', 'vote', 'forVoiceId')),
  ]);

  const countOn = (all: readonly PlaceComment[], placeId: string): number =>
    all.filter(({ castingDemoId }) => castingDemoId === placeId).length;

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
      stored: {
        comments: place.comments ?? 0,
        guestComments: place.guestComments ?? 0,
        guestVotes: { ...NO_VOTES, ...place.guestVotes },
      },
      wanted: {
        comments: countOn(comments, place.id),
        guestComments: countOn(guestComments, place.id),
        guestVotes: {
          ...NO_VOTES,
          ...countVotes(guestVotes.filter(({ castingDemoId }) => castingDemoId === place.id)),
        },
      },
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
