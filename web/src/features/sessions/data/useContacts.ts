import type { ParticipantContact } from '@domain/sessions/session-fields.ts';
import type { SessionContacts } from '@domain/sessions/sessions.ts';
import { useLiveDoc } from '#firebase/live.ts';
import { useSignedIn } from '../../../lib/session/session.ts';

/** Participants' addresses; undefined while loading; null if not visible. */
export type Contacts = readonly ParticipantContact[] | null | undefined;

/** A session's contacts, live, for people who plan it. */
export const useContacts = (sessionId: string): Contacts => {
  const { roles } = useSignedIn();
  const isPlanning = roles.some((role) => role === 'client' || role === 'agencyTeam' || role === 'admin');
  const contacts = useLiveDoc<SessionContacts>(isPlanning ? `sessionContacts/${sessionId}` : null);
  // A planner elsewhere may be only the engineer here.
  if (!isPlanning || contacts.status === 'error') return null;
  return contacts.status === 'success' ? (contacts.data?.participants ?? null) : undefined;
};
