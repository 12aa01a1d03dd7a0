import type { AvailabilityRequest } from '@domain/availability/availability.ts';
import { bookedSpan } from '@domain/availability/booked-span.ts';
import { text } from '@domain/messages/yup.ts';
import { planSchema, type PlanValues } from '@domain/sessions/sessions.schema.ts';
import { DIAL_IN_METHODS } from '@domain/sessions/sessions.ts';

/** An accepted slot to plan a session for, and what its voice and character are called. */
export interface Plannable {
  readonly request: AvailabilityRequest;
  readonly talent: string;
  readonly character: string;
}

/** In the place of an engineer's id: whoever is free first. */
export const ANY_ENGINEER = 'any';

/** What a session's form holds. `engineerId` is absent where the reader does not choose engineers. */
export interface SessionForm {
  /** ISO, with its offset. */
  readonly startsAt: string;
  readonly endsAt: string;
  /** IANA. */
  readonly timeZone: string;
  readonly engineerId?: string;
  readonly dialIn: PlanValues['dialIn'];
  readonly participants: PlanValues['participants'];
}

/** The contract's own rules, but that in the place of an engineer there may be nobody in particular. */
export const sessionFormSchema = planSchema.shape({ engineerId: text() });

/** The whole slot, by its own clock, with nobody named yet. */
export const initialPlan = (request: AvailabilityRequest, choosesEngineer: boolean): SessionForm => {
  const span = bookedSpan(request);
  return {
    startsAt: span ? new Date(span.from).toISOString() : '',
    endsAt: span ? new Date(span.to).toISOString() : '',
    timeZone: request.timeZone,
    ...(choosesEngineer ? { engineerId: ANY_ENGINEER } : {}),
    dialIn: { method: DIAL_IN_METHODS[0], link: '' },
    participants: [],
  };
};
