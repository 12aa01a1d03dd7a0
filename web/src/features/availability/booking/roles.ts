import { hasVoice, isOpenRequest, type AvailabilityRequest } from '@domain/availability/availability.ts';
import type { AuditionEntry } from '@domain/auditions/auditions.ts';
import type { Casting, CastingDemo } from '@domain/castings/castings.ts';
import type { Character } from '@domain/projects/projects.ts';
import { getSessionRoles, type RecordingSession } from '@domain/sessions/sessions.ts';
import {
  sortByOrder,
  countShortlisted,
  filterUsable,
  type ProjectBoard,
} from '../../../common/board/board.ts';

/** A character in one language, to be filled by a voice. */
export interface RoleToBook {
  readonly casting: Casting;
  readonly voice: Character;
}

type OfRole = Pick<CastingDemo, 'castingId' | 'voiceId'>;

export const isForRole = ({ casting, voice }: RoleToBook, { castingId, voiceId }: OfRole): boolean =>
  castingId === casting.id && voiceId === voice.id;

/** Returns roles with a listed voice or a request, by the project's languages, then characters. */
export const getRoles = (
  { castings, voices }: ProjectBoard,
  requests: readonly AvailabilityRequest[],
): readonly RoleToBook[] =>
  castings
    .flatMap((casting) => voices.map((voice) => ({ casting, voice })))
    .filter(
      (role) =>
        countShortlisted(role.casting, role.voice.id) > 0 ||
        requests.some((request) => isForRole(role, request)),
    );

const dedupeByTalent = (items: readonly CastingDemo[]): readonly CastingDemo[] =>
  items.filter(
    ({ talentId }, index) => items.findIndex((castingDemo) => castingDemo.talentId === talentId) === index,
  );

/** Why a talent is a candidate: chosen, else by an approved take, else shortlisted. */
type Because = 'chosen' | 'approved' | 'shortlisted';

/** A role's candidates, one per talent: chosen voices, else approved takes, else the whole list. */
export const findCandidates = (
  items: readonly CastingDemo[],
  entries: readonly Pick<AuditionEntry, 'talentId' | 'isApproved'>[],
): { readonly because: Because; readonly items: readonly CastingDemo[] } => {
  const listed = filterUsable(sortByOrder(items));
  const chosen = listed.filter(({ isSelected }) => isSelected);
  if (chosen.length > 0) return { because: 'chosen', items: dedupeByTalent(chosen) };
  const approved = new Set(entries.filter(({ isApproved }) => isApproved).map(({ talentId }) => talentId));
  const heard = listed.filter(({ talentId }) => approved.has(talentId));
  if (heard.length > 0) return { because: 'approved', items: dedupeByTalent(heard) };
  return { because: 'shortlisted', items: dedupeByTalent(listed) };
};

/** Returns second choices: the rest of a role's list, each talent once. */
export const findSecondChoices = (
  items: readonly CastingDemo[],
  candidates: readonly CastingDemo[],
): readonly CastingDemo[] =>
  dedupeByTalent(filterUsable(sortByOrder(items))).filter(
    ({ talentId }) => !candidates.some((candidate) => candidate.talentId === talentId),
  );

/** Returns a talent's latest request for a role. */
export const findNewest = (
  requests: readonly AvailabilityRequest[],
  talentId: string,
): AvailabilityRequest | undefined =>
  requests
    .filter((request) => request.talentId === talentId)
    .reduce<AvailabilityRequest | undefined>(
      (newest, availabilityRequest) =>
        newest && newest.createdAt.toMillis() >= availabilityRequest.createdAt.toMillis()
          ? newest
          : availabilityRequest,
      undefined,
    );

type Session = Parameters<typeof getSessionRoles>[0] &
  Pick<RecordingSession, 'id' | 'castingId' | 'state' | 'talentId'>;

/** Returns the session that records a role without a slot of its own, with other roles of the same voice. */
export const findCovering = <S extends Session>(
  { casting, voice }: RoleToBook,
  sessions: readonly S[],
): S | undefined =>
  sessions.find(
    (session) =>
      session.castingId === casting.id &&
      session.state !== 'cancelled' &&
      getSessionRoles(session).some(({ voiceId, bookingId }) => voiceId === voice.id && bookingId === null),
  );

/** Returns whether a role is booked and accepts no other requests. */
export const isTaken = (ofRole: readonly AvailabilityRequest[]): boolean => ofRole.some(hasVoice);

/** Returns candidates who can get a request for a role now. */
export const filterRequestable = (
  items: readonly CastingDemo[],
  ofRole: readonly AvailabilityRequest[],
): readonly CastingDemo[] =>
  isTaken(ofRole)
    ? []
    : items.filter(
        ({ talentId }) => !ofRole.some((request) => request.talentId === talentId && isOpenRequest(request)),
      );

/** Returns whether several selected voices share a role: only then the others' handling matters. */
export const hasSecondChoice = (roles: readonly RoleToBook[], ids: readonly string[]): boolean =>
  roles.some(
    ({ casting, voice }) => ids.filter((id) => id.startsWith(`${casting.id}_${voice.id}_`)).length > 1,
  );
