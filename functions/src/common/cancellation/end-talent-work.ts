import { getEntryState, type AuditionEntry } from '@domain/auditions/auditions.ts';
import { dropMail } from '../../outgoing/mail/delivery.ts';
import { toRequestMailId } from '../../outgoing/mail/notify-audition.ts';
import { deleteAuditionDossier } from '../../work/records/audition-dossiers.ts';
import { getEntries } from '../../work/records/audition-entries.ts';
import { deleteAuditionInvite } from '../../work/records/audition-invites.ts';
import { findOpenRequestsTo } from '../../work/records/availability-requests.ts';
import { confidentialities } from '../../work/records/confidentialities.ts';
import type { Author } from '../../work/unit/audit.ts';
import { cancelRequests, excludeBegun } from './cancel-requests.ts';
import { endTalentSessions } from './cancel-sessions.ts';
import { leaveRolesOpen } from './leave-roles-open.ts';
import type { Work } from '../../work/unit/work.ts';

/** Returns whether the talent could still submit a take. After rejoining, they can be requested again. */
export const isWaiting = ({ status, deadline }: AuditionEntry, nowMillis: number): boolean =>
  getEntryState({ status, deadlineMillis: deadline.toMillis() }, nowMillis) === 'open';

const withdrawAuditions = (work: Work, entries: readonly AuditionEntry[]): void => {
  for (const entry of entries) {
    work.delete(entry);
    deleteAuditionInvite(work, entry.id);
    deleteAuditionDossier(work, entry.id);
    work.deleteById(confidentialities, entry.id);
    dropMail(work, toRequestMailId(entry));
  }
};

interface TalentWork {
  readonly agencyId: string;
  readonly talentId: string;
  /** Whether an erasure follows, which deletes what later emails would read. */
  readonly isErased: boolean;
}

/** Cancels an agency's open slots, sessions and auditions with a leaving talent, who is notified otherwise. Returns how many auditions. */
export const endTalentWork = async (
  work: Work,
  { agencyId, talentId, isErased }: TalentWork,
  by: Author,
): Promise<number> => {
  const requests = excludeBegun(await findOpenRequestsTo(agencyId, [talentId], work));
  const entries = await getEntries(agencyId, talentId, 'open', work);
  const waiting = entries.filter((entry) => isWaiting(entry, Date.now()));

  if (isErased) await leaveRolesOpen(work, { agencyId, talentId, requests });
  await cancelRequests(work, requests, by, { notifiesTalents: false, isErased });
  await endTalentSessions(work, { agencyId, talentId }, by);
  withdrawAuditions(work, waiting);
  return waiting.length;
};
