import type { AvailabilityRequest } from '@domain/availability/availability.ts';
import { getBookedSpan, filterBookingsInSlot } from '@domain/availability/booked-span.ts';
import { text } from '@domain/messages/yup.ts';
import { planSchema, type PlanValues } from '@domain/sessions/sessions.schema.ts';
import { DIAL_IN_METHODS } from '@domain/sessions/session-limits.ts';
import type { SignedIn } from '../../lib/session/session.ts';

/** An accepted slot without a session, with the names of its voice and character. */
export interface Plannable {
  readonly request: AvailabilityRequest;
  readonly talent: string;
  readonly character: string;
  /** The voice's bookings for other roles in exactly the same slot. */
  readonly sameSlot: readonly AvailabilityRequest[];
}

/** Returns the voice's bookings for other roles in the same slot without a session. */
export const findSameSlot = (
  request: AvailabilityRequest,
  requests: readonly AvailabilityRequest[],
): readonly AvailabilityRequest[] => {
  const span = getBookedSpan(request);
  const availabilityRequests = requests.filter(
    ({ id, talentId, state, sessionId }) =>
      id !== request.id && talentId === request.talentId && state === 'accepted' && sessionId === null,
  );
  return span ? filterBookingsInSlot(availabilityRequests, request.castingId, span) : [];
};

/** Instead of an engineer's id: any free engineer. */
export const ANY_ENGINEER = 'any';

/** Values of a session form. `engineerId` is absent where the reader doesn't choose engineers. */
export interface SessionForm {
  /** ISO, with its offset. */
  readonly startsAt: string;
  readonly endsAt: string;
  /** IANA. */
  readonly timeZone: string;
  readonly engineerId?: string;
  readonly dialIn: PlanValues['dialIn'];
  readonly studio: string;
  /** Further roles of the voice, by their shortlist ids. */
  readonly moreCastingDemoIds: string[];
  readonly participants: PlanValues['participants'];
}

/** The contract's schema, but `engineerId` may be "any". */
export const sessionFormSchema = planSchema.shape({ engineerId: text() });

const isStaff = ({ roles }: SignedIn): boolean =>
  roles.some((role) => role === 'agencyTeam' || role === 'admin');

/** Returns the planner as a participant: clients on the client's side, others as director. */
export const toParticipant = (person: SignedIn): SessionForm['participants'][number] => ({
  name: person.displayName,
  email: person.email,
  side: person.roles.includes('client') ? 'client' : 'director',
  locale: person.locale,
});

/** Default participants: the planning client. Staff plan for others. */
export const getOwnParticipation = (person: SignedIn): SessionForm['participants'] =>
  person.roles.includes('client') ? [toParticipant(person)] : [];

/** Returns the whole slot in its zone, with all roles accepted in it. */
export const getInitialPlan = ({ request, sameSlot }: Plannable, person: SignedIn): SessionForm => {
  const span = getBookedSpan(request);

  return {
    startsAt: span ? new Date(span.from).toISOString() : '',
    endsAt: span ? new Date(span.to).toISOString() : '',
    timeZone: request.timeZone,
    ...(isStaff(person) ? { engineerId: ANY_ENGINEER } : {}),
    dialIn: { method: DIAL_IN_METHODS[0], link: '' },
    studio: '',
    moreCastingDemoIds: sameSlot.map(({ castingDemoId }) => castingDemoId),
    participants: getOwnParticipation(person),
  };
};
