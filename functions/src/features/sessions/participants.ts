import { mayRead } from '@domain/access/access.policy.ts';
import type { Serialised } from '@domain/contract.ts';
import type { Locale } from '@domain/messages/locale.ts';
import type { PlanValues } from '@domain/sessions/sessions.schema.ts';
import type { ParticipantContact } from '@domain/sessions/session-fields.ts';
import type { RecordingSession, SessionWithContacts } from '@domain/sessions/sessions.ts';
import type { Caller } from '../../work/access/caller.ts';
import { serialise } from '../../platform/firestore/db.ts';

/** Returns participants for storage; an unknown language defaults to that of the user who adds them. */
export const getParticipants = (
  values: PlanValues['participants'],
  locale: Locale,
): readonly ParticipantContact[] =>
  values.map(({ name, email, side, locale: language }) => ({
    name,
    email,
    side,
    locale: language ?? locale,
  }));

export const presentSession = (
  caller: Caller,
  session: RecordingSession,
  contacts: readonly ParticipantContact[],
): Serialised<SessionWithContacts> => {
  const isTheirs = mayRead(caller, 'sessionContacts', session);
  return serialise({ ...session, contacts: isTheirs ? contacts : null });
};
