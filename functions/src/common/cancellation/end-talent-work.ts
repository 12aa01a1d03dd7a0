import { getEntryState, type AuditionEntry } from '@domain/auditions/auditions.ts';
import { dropMail } from '../../outgoing/mail/delivery.ts';
import { toRequestMailId } from '../../outgoing/mail/notify-audition.ts';
import { auditionDossiers } from '../../work/collections/audition-dossiers.ts';
import { getEntries } from '../../work/collections/audition-entries.ts';
import { auditionInvites } from '../../work/collections/audition-invites.ts';
import { findOpenRequestsTo } from '../../work/collections/availability-requests.ts';
import { confidentialities } from '../../work/collections/confidentialities.ts';
import type { Author } from '../../work/unit/audit.ts';
import { cancelRequests, excludeBegun } from './cancel-requests.ts';
import { endSessions } from './cancel-sessions.ts';
import type { AvailabilityRequest } from '@domain/availability/availability.ts';
import type { CastingDemo } from '@domain/castings/castings.ts';
import type { RecordingSession } from '@domain/sessions/sessions.ts';
import { findAgencyPlaces } from '../../work/collections/casting-demos.ts';
import { findSessionsWithTalent } from '../../work/collections/recording-sessions.ts';
import { leaveRolesOpen } from './leave-roles-open.ts';
import type { Work } from '../../work/unit/work.ts';

/** Returns whether the talent could still submit a take. After rejoining, they can be requested again. */
export const isWaiting = ({ status, deadline }: AuditionEntry, nowMillis: number): boolean =>
  getEntryState({ status, deadlineMillis: deadline.toMillis() }, nowMillis) === 'open';

const withdrawAuditions = (work: Work, entries: readonly AuditionEntry[]): void => {
  for (const entry of entries) {
    work.delete(entry);
    work.deleteById(auditionInvites, entry.id);
    work.deleteById(auditionDossiers, entry.id);
    work.deleteById(confidentialities, entry.id);
    dropMail(work, toRequestMailId(entry));
  }
};

/** What an agency and a talent have open with each other. */
interface TalentWork {
  readonly agencyId: string;
  readonly talentId: string;
  readonly requests: readonly AvailabilityRequest[];
  readonly sessions: readonly RecordingSession[];
  readonly entries: readonly AuditionEntry[];
  /** What only an erasure needs. */
  readonly places: readonly CastingDemo[];
}

/** Reads what ends when a talent leaves an agency; all of it comes before the first change. */
export const findTalentWork = async (
  work: Work,
  { agencyId, talentId }: Pick<TalentWork, 'agencyId' | 'talentId'>,
  { isErased }: { readonly isErased: boolean },
): Promise<TalentWork> => {
  const [requests, sessions, entries, places] = await Promise.all([
    findOpenRequestsTo(agencyId, [talentId], work),
    findSessionsWithTalent(agencyId, talentId, work),
    getEntries(agencyId, talentId, 'open', work),
    isErased ? findAgencyPlaces(agencyId, talentId, work) : [],
  ]);

  return {
    agencyId,
    talentId,
    requests: excludeBegun(requests),
    sessions,
    entries: entries.filter((entry) => isWaiting(entry, Date.now())),
    places,
  };
};

/**
 * Cancels what an agency has open with a leaving talent, who is notified otherwise. `isErased`: an erasure follows,
 * which deletes what later emails would read.
 */
export const endTalentWork = async (
  work: Work,
  open: TalentWork,
  by: Author,
  { isErased }: { readonly isErased: boolean },
): Promise<void> => {
  const { requests, sessions, entries } = open;
  if (isErased) await leaveRolesOpen(work, open);
  await cancelRequests(work, requests, by, { notifiesTalents: false, isErased });
  await endSessions(sessions, work, by, { notifiesTalent: false });
  withdrawAuditions(work, entries);
};
