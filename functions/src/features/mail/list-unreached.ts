import type { Unreached } from '@domain/mail/mail.api.ts';
import { getAgency } from '../../work/access/caller.ts';
import type { Operation } from '../../work/operation.ts';
import { findTalentsByEmail } from '../../work/collections/roster-lists.ts';
import { findUndeliverable } from '../../work/collections/stuck-mail.ts';

/** Maximum mails read; an agency with more has a bigger problem. */
const MAILS_MAX = 300;

/** Returns the agency's talents whose address rejects emails, each once, without those who changed it since. Who was sent what is visible to admins only. */
export const listUnreached: Operation<'mail.unreached'> = async ({ caller }) => {
  const agencyId = getAgency(caller);
  const latest = new Map<string, number>();
  for (const { to, createdAt } of await findUndeliverable(agencyId, MAILS_MAX))
    latest.set(to, Math.max(latest.get(to) ?? 0, createdAt.toMillis()));
  const talents = await findTalentsByEmail(agencyId, [...latest.keys()]);
  return talents.map(({ talentId, email }): Unreached => ({
    talentId,
    at: new Date(latest.get(email) ?? 0).toISOString(),
  }));
};
