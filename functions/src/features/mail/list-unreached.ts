import type { Unreached } from '@domain/mail/mail.api.ts';
import { agencyOf } from '../../access/caller.ts';
import type { Operation } from '../../operation.ts';
import { talentsByEmail } from '../../records/roster-lists.ts';
import { undeliverableOf } from '../../records/stuck-mail.ts';

/** Mails that are looked at; an agency with more has a problem that no list of talents solves. */
const MAILS_MAX = 300;

/**
 * Talents of the agency whose address takes no emails, each once. Whoever has another address by now is not among them,
 * and nobody is told what was written to whom: that is for admins.
 */
export const listUnreached: Operation<'mail.unreached'> = async ({ caller }) => {
  const agencyId = agencyOf(caller);
  const latest = new Map<string, number>();
  for (const { to, createdAt } of await undeliverableOf(agencyId, MAILS_MAX))
    latest.set(to, Math.max(latest.get(to) ?? 0, createdAt.toMillis()));
  const talents = await talentsByEmail(agencyId, [...latest.keys()]);
  return talents.map(({ talentId, email }): Unreached => ({
    talentId,
    at: new Date(latest.get(email) ?? 0).toISOString(),
  }));
};
