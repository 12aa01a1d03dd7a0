import type { AvailabilityRequest } from '@domain/availability/availability.ts';
import {
  getCalendarId,
  getSessionRoles,
  type RecordingSession,
  type SessionRole,
} from '@domain/sessions/sessions.ts';
import { getRoleFields } from '../../work/collections/session-roles.ts';
import { resolveFurtherRoles } from './resolve-further-roles.ts';
import { describeRole } from './session-roles.ts';
import type { Work } from '../../work/unit/work.ts';

interface RolesAfter {
  /** Fields that follow from the new roles; undefined: the roles stay. */
  readonly fields: (ReturnType<typeof getRoleFields> & Pick<RecordingSession, 'calendarId'>) | undefined;
  /** Accepted slots of the changed session. */
  readonly slots: readonly AvailabilityRequest[];
}

/** Returns the roles of a session after its first one, as changed. */
export const computeRolesAfter = async (
  session: RecordingSession,
  slots: readonly AvailabilityRequest[],
  castingDemoIds: readonly string[] | undefined,
  work: Work,
): Promise<RolesAfter> => {
  const [first] = getSessionRoles(session);
  if (castingDemoIds === undefined || !first) return { fields: undefined, slots };

  const more = await resolveFurtherRoles(castingDemoIds, session, work);
  const roles: SessionRole[] = [first];

  for (const role of more) roles.push(await describeRole(session, role, work));

  const firstSlot = slots.filter(({ id }) => id === first.bookingId);

  return {
    fields: { ...getRoleFields(session, roles), calendarId: getCalendarId(session) },
    slots: [...firstSlot, ...more.flatMap(({ booking }) => booking ?? [])],
  };
};

/** Assigns the changed session to its slots, and frees those it leaves. */
export const updateSlots = (
  work: Work,
  { id, calendarSequence, updatedAt }: Pick<RecordingSession, 'id' | 'calendarSequence' | 'updatedAt'>,
  { before, slots }: Record<'before' | 'slots', readonly AvailabilityRequest[]>,
): void => {
  for (const slot of slots)
    work.update(slot, {
      sessionId: id,
      sessionCancelled: false,
      revision: calendarSequence,
      updatedAt,
    });

  for (const slot of before)
    if (!slots.some((availabilityRequest) => availabilityRequest.id === slot.id))
      work.update(slot, { sessionId: null, updatedAt });
};
