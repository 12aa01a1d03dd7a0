import type { AgreedSlot } from '../availability/availability.ts';
import type { Instant } from '../contract.ts';
import type { DialIn, Participant, ParticipantContact, SessionNotes } from './session-fields.ts';

const SESSION_STATES = ['planned', 'cancelled', 'done'] as const;
export type SessionState = (typeof SESSION_STATES)[number];

/**
 * `sessionContacts/{sessionId}`: how the participants of a session are written to. Its agency's staff and its client read it, and
 * its engineer does not: they record with these people and have no call to write to them.
 */
export interface SessionContacts {
  readonly id: string;
  readonly agencyId: string;
  readonly companyId: string;
  readonly projectId: string;
  /** In the session's order. */
  readonly participants: readonly ParticipantContact[];
  /** Their addresses without duplicates, for erasure by address. */
  readonly emails: readonly string[];
}

export interface SessionScript {
  readonly auditionId: string;
  /** Counts the edits of the request, from 1 on. */
  readonly version: number;
  /** When this version was written. */
  readonly writtenAt: Instant;
  readonly text: string;
  /** The script's PDF, by id; null: none. */
  readonly pdf: string | null;
  /** As in the request. Absent: no. */
  readonly isPrivate?: boolean;
}

export interface SessionRole {
  /** The character. */
  readonly voiceId: string;
  /** Its voice's place on the shortlist; null: not kept, of the only role of a session. */
  readonly castingDemoId: string | null;
  /** The request whose accepted slot agreed on it; null: chosen without a slot. */
  readonly bookingId: string | null;
  readonly character: string;
  /** Null: the character has none. */
  readonly script: SessionScript | null;
}

/** `recordingSessions/{id}`: one talent records one or several roles of a casting, with an engineer. */
export interface RecordingSession {
  readonly id: string;
  readonly agencyId: string;
  readonly companyId: string;
  readonly projectId: string;
  readonly castingId: string;
  /** The character of its first role. */
  readonly voiceId: string;
  readonly talentId: string;
  /** The request whose accepted slot it takes place in, of its first role; null: planned without one. */
  readonly bookingId: string | null;
  /** All of its roles, those with a slot first; null or absent: one role. */
  readonly roles?: readonly SessionRole[] | null;
  /** Copies of the names of project, characters and talent, for the engineer, who reads none of them. */
  readonly projectName: string;
  /** The name of its role, or the names of all of them. */
  readonly character: string;
  /** alpha3. */
  readonly language: string;
  readonly talentPublicName: string;
  readonly engineerId: string;
  /** Name when assigned. */
  readonly engineerName: string;
  readonly startsAt: Instant;
  readonly endsAt: Instant;
  /** The slot that its talent is asked for instead; null or absent: none. */
  readonly proposedSlot?: AgreedSlot | null;
  /** IANA zone of the place that it is planned by. */
  readonly timeZone: string;
  readonly state: SessionState;
  readonly dialIn: DialIn;
  /** The studio where it takes place; empty or absent: none, everyone joins from elsewhere. */
  readonly studio?: string;
  /** Copied from `sessionContacts`; at most 30. */
  readonly participants: readonly Participant[];
  readonly notes: SessionNotes;
  /** Uid of an additional recipient: the requester of the slot, or else the planner. */
  readonly requestedBy: string;
  /** Whether its report was started; the report has the session's id. */
  readonly hasReport: boolean;
  /** When files of it were first sent to the client; null: none are; absent: from before this was recorded. */
  readonly deliveredAt?: Instant | null;
  /** Raised with every change. */
  readonly revision: number;
  /** SEQUENCE in calendars; continues that of the request's slot. */
  readonly calendarSequence: number;
  /** The id by which calendars know it once its roles have changed; absent: that of its slot, or its own. */
  readonly calendarId?: string;
  /** The valid script; null or absent: the character has none, and the material contains the text. */
  readonly script?: SessionScript | null;
  /** Bucket path of its PDF, so that the sweep keeps it. */
  readonly scriptPath?: string | null;
  /** Bucket paths of the PDFs of its other roles; absent: none. */
  readonly moreScriptPaths?: readonly string[];
  /** Raised with every file change, so open pages reload. Absent: no file yet. */
  readonly filesRevision?: number;
  readonly createdAt: Instant;
  readonly updatedAt: Instant;
}

export interface SessionFee {
  readonly roles: readonly {
    readonly character: string;
    /** ISO 4217. */
    readonly currency: string;
    /** In minor units; null: can't be calculated. */
    readonly amount: number | null;
  }[];
}

export const getSessionRoles = ({
  roles,
  voiceId,
  bookingId,
  character,
  script,
}: Pick<
  RecordingSession,
  'roles' | 'voiceId' | 'bookingId' | 'character' | 'script'
>): readonly SessionRole[] =>
  roles ?? [{ voiceId, castingDemoId: null, bookingId, character, script: script ?? null }];

/** Returns the requests whose slots a session takes place in. */
export const getSessionSlots = (session: Parameters<typeof getSessionRoles>[0]): readonly string[] =>
  getSessionRoles(session).flatMap(({ bookingId }) => bookingId ?? []);

/** Returns the id by which calendars know a session: that of the slot that it began with, or else its own. */
export const getCalendarId = ({
  id,
  bookingId,
  calendarId,
}: Pick<RecordingSession, 'id' | 'bookingId' | 'calendarId'>): string => calendarId ?? bookingId ?? id;

export interface SessionWithContacts extends RecordingSession {
  /** Its participants with their addresses; null: not the reader's to know. */
  readonly contacts: readonly ParticipantContact[] | null;
}

/** An engineer to choose for a session. */
export interface SessionEngineer {
  readonly id: string;
  readonly name: string;
  /** Whether nothing else takes their time, in whichever agency. */
  readonly isFree: boolean;
}
