import type { User } from '@domain/accounts/accounts.ts';
import type { CurationTicket } from '@domain/curation/curation.ts';
import { isQueued, queueMail } from './outbox.ts';
import type { Work } from '../../work/unit/work.ts';

/** A ticket that is reassigned repeatedly is mailed once a day (UTC). */
const toMailId = ({ id }: Pick<CurationTicket, 'id'>, engineerId: string): string =>
  `ticket-assigned_${id}_${engineerId}_${new Date().toISOString().slice(0, 10)}`;

export const isNotifiedOfTicket = (
  ticket: Pick<CurationTicket, 'id'>,
  engineerId: string,
  work: Work,
): Promise<boolean> => isQueued(toMailId(ticket, engineerId), work);

/** Mails an engineer about a ticket assigned by another person; `agencyId`: the sending agency. */
export const notifyTicket = (
  work: Work,
  ticket: Pick<CurationTicket, 'id' | 'language'>,
  { id, email, locale, displayName }: User,
  agencyId: string | null,
): void => {
  queueMail(work, toMailId(ticket, id), {
    kind: 'ticket-assigned',
    to: email,
    locale,
    agencyId,
    params: { name: displayName, language: ticket.language },
  });
};
