import { mayRead } from '@domain/access/access.policy.ts';
import type { Serialised } from '@domain/contract.ts';
import type { Locale } from '@domain/messages/locale.ts';
import type { PlanValues } from '@domain/sessions/sessions.schema.ts';
import type { ParticipantContact, RecordingSession, SessionWithContacts } from '@domain/sessions/sessions.ts';
import type { Caller } from '../../access/caller.ts';
import { serialised } from '../../firestore/db.ts';

/** Participants as they are stored; whose language is not known is written to in that of whoever adds them. */
export const participantsOf = (
  values: PlanValues['participants'],
  locale: Locale,
): readonly ParticipantContact[] =>
  values.map(({ name, email, side, locale: own }) => ({ name, email, side, locale: own ?? locale }));

/** A session as its reader is told of it: with the addresses of its participants where these are theirs to know. */
export const presentSession = (
  caller: Caller,
  session: RecordingSession,
  contacts: readonly ParticipantContact[],
): Serialised<SessionWithContacts> => {
  const isTheirs = mayRead(caller, 'sessionContacts', session);
  return serialised({ ...session, contacts: isTheirs ? contacts : null });
};
