import { randomInt } from 'node:crypto';
import type { AgencySettings, Agency } from '@domain/agencies/agencies.ts';
import { newMembership, writeMembership } from '../../claims/memberships.ts';
import { syncClaimsSoon } from '../../claims/sync-claims.ts';
import { AppError } from '../../errors/app-error.ts';
import { recordAudit } from '../../firestore/audit.ts';
import { transact } from '../../firestore/transact.ts';
import type { Operation } from '../../operation.ts';
import { createAgency as storeAgency } from '../../records/agencies.ts';
import { noteSlug } from '../../records/agency-slugs.ts';
import { readMemberships } from '../../records/memberships.ts';
import { readUser } from '../../records/users.ts';
import { refuseTakenSlug } from './claim-slug.ts';

const ALPHABET = 'abcdefghijkmnpqrstuvwxyz23456789';
/** Short, because claims name every agency of a person; that many letters are guessed by nobody. */
const ID_LENGTH = 12;

const newAgencyId = (): string =>
  Array.from({ length: ID_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');

/**
 * Adds an agency and makes whoever adds it its first admin, in one transaction: an agency without an admin could be
 * reached by nobody. 409 for a slug that is or was another's, 422 when the admin's claims hold no further agency.
 */
export const createAgency: Operation<'agencies.create'> = async ({ caller, body }) => {
  const { uid } = caller;
  if (uid !== caller.realUid) throw new AppError(403, 'auth.forbidden');
  const created = await transact(async (transaction): Promise<AgencySettings> => {
    const agency: Agency = { id: newAgencyId(), ...body, logoUrl: null, isotypeLogoUrl: null };
    await refuseTakenSlug(transaction, agency.slug, agency.id);
    const [user, all] = await Promise.all([readUser(uid, transaction), readMemberships(uid, transaction)]);
    if (!user) throw new AppError(403, 'auth.forbidden');
    const { id: agencyId } = agency;
    const { displayName, email } = user;
    storeAgency(transaction, agency);
    noteSlug(transaction, agency.slug, agencyId);
    const start = { agencyId, userId: uid, role: 'admin', displayName, email, decidedBy: uid } as const;
    writeMembership(transaction, { all, user }, newMembership(start));
    recordAudit(transaction, caller, {
      agencyId,
      action: 'agencies.create',
      subject: `agencies/${agencyId}`,
      before: null,
      after: { ...body, firstAdmin: uid },
    });
    return { ...agency, policies: null, formerSlugs: [] };
  });
  await syncClaimsSoon(uid);
  return created;
};
