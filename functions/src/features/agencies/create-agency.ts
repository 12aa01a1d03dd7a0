import { createHash, randomBytes } from 'node:crypto';
import type { Transaction } from 'firebase-admin/firestore';
import type { Agency } from '@domain/agencies/agencies.ts';
import type { Caller } from '../../access/caller.ts';
import { newMembership, writeMembership } from '../../claims/memberships.ts';
import { syncClaimsSoon } from '../../claims/sync-claims.ts';
import { AGENCIES_BY_ADMINS } from '../../config.ts';
import { AppError } from '../../errors/app-error.ts';
import { recordAudit } from '../../firestore/audit.ts';
import { nameForCall } from '../../firestore/call-steps.ts';
import { transact } from '../../firestore/transact.ts';
import { earlierAccount, inviteOwner, makeTeamAccount, type IntoTeam } from '../../invitations/into-team.ts';
import type { Operation } from '../../operation.ts';
import { createAgency as storeAgency } from '../../records/agencies.ts';
import { recordSlug } from '../../records/agency-slugs.ts';
import { readMemberships } from '../../records/memberships.ts';
import { readUser } from '../../records/users.ts';
import { refuseTakenSlug } from './claim-slug.ts';

const ALPHABET = 'abcdefghijkmnpqrstuvwxyz23456789';
/** Short, because claims name every agency of a person; that many letters are guessed by nobody. */
const ID_LENGTH = 12;

/** A new id; the same for every attempt at one call, so that concurrent attempts create one agency. */
const newAgencyId = (name: string | undefined): string => {
  const bytes = name === undefined ? randomBytes(ID_LENGTH) : createHash('sha256').update(name).digest();
  return Array.from(bytes.subarray(0, ID_LENGTH), (byte) => ALPHABET[byte % ALPHABET.length]).join('');
};

/** Writes the agency, and whoever adds it as its first admin. */
const found = async (transaction: Transaction, caller: Caller, agency: Agency): Promise<void> => {
  const { uid } = caller;
  const { id: agencyId, slug, publicName, contactEmail, accent } = agency;
  await refuseTakenSlug(transaction, slug, agencyId);
  const [user, all] = await Promise.all([readUser(uid, transaction), readMemberships(uid, transaction)]);
  if (!user) throw new AppError(403, 'auth.forbidden');
  const { displayName, email } = user;
  storeAgency(transaction, agency);
  recordSlug(transaction, slug, agencyId);
  const start = { agencyId, userId: uid, role: 'admin', displayName, email, decidedBy: uid } as const;
  writeMembership(transaction, { all, user }, newMembership(start));
  recordAudit(transaction, caller, {
    agencyId,
    action: 'agencies.create',
    subject: `agencies/${agencyId}`,
    before: null,
    after: { slug, publicName, contactEmail, accent, firstAdmin: uid },
  });
};

/** Founds the agency and invites somebody as another admin of it, in one transaction: nobody is invited into what is not there. */
const foundInviting = async (into: IntoTeam): Promise<void> => {
  const { caller, agency, person } = into;
  const known = await earlierAccount(person.email);
  if (known === caller.uid)
    throw new AppError(422, 'agency.firstAdminSelf', { property: 'firstAdmin.email' });
  if (known === null) await makeTeamAccount(into, (transaction) => found(transaction, caller, agency));
  else
    await transact(async (transaction) => {
      await found(transaction, caller, agency);
      inviteOwner(transaction, into);
    });
};

/**
 * Adds an agency and makes whoever adds it its first admin, in one transaction: an agency without an admin could be
 * reached by nobody. Somebody who is to run it instead is invited as for the team, and whoever added it can leave once
 * they have come. 403 where the platform doesn't let admins found agencies, 409 for a slug that is or was another's, 422 when the admin's claims hold no further agency.
 */
export const createAgency: Operation<'agencies.create'> = async ({ caller, body, locale }) => {
  const { uid } = caller;
  if (uid !== caller.realUid || !AGENCIES_BY_ADMINS.value()) throw new AppError(403, 'auth.forbidden');
  const { firstAdmin, ...wanted } = body;
  const id = newAgencyId(nameForCall('agency'));
  const agency: Agency = { id, ...wanted, logoUrl: null, isotypeLogoUrl: null };
  if (firstAdmin) {
    const person = { ...firstAdmin, roles: ['admin' as const] };
    await foundInviting({ caller, agency, person, locale });
  } else await transact((transaction) => found(transaction, caller, agency));
  await syncClaimsSoon(uid);
  return { ...agency, policies: null, formerSlugs: [] };
};
