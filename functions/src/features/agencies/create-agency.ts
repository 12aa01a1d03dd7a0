import { createHash, randomBytes } from 'node:crypto';
import type { Agency } from '@domain/agencies/agencies.ts';
import type { Caller } from '../../work/access/caller.ts';
import { buildMembership, writeMembership } from '../../auth/claims/memberships.ts';
import { syncClaimsSoon } from '../../auth/claims/sync-claims.ts';
import { AGENCIES_BY_ADMINS } from '../../config.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { getCallName } from '../../platform/firestore/call-steps.ts';
import {
  findEarlierAccount,
  inviteOwner,
  makeTeamAccount,
  type IntoTeam,
} from '../../auth/invitations/team-accounts.ts';
import { agencies } from '../../work/collections/agencies.ts';
import { recordSlug } from '../../work/records/agency-slugs.ts';
import { readMemberships } from '../../work/collections/memberships.ts';
import { readUser } from '../../work/collections/users.ts';
import { refuseTakenSlug } from './claim-slug.ts';
import type { Work } from '../../work/unit/work.ts';
import { operationInSteps, type Step } from '../../work/unit/operation.ts';

const ALPHABET = 'abcdefghijkmnpqrstuvwxyz23456789';
/** Short, because claims contain every agency of a person, but not guessable. */
const ID_LENGTH = 12;

/** Returns a new id; the same for every attempt of one call, so concurrent attempts create one agency. */
const makeAgencyId = (name: string | undefined): string => {
  const bytes = name === undefined ? randomBytes(ID_LENGTH) : createHash('sha256').update(name).digest();
  return Array.from(bytes.subarray(0, ID_LENGTH), (byte) => ALPHABET[byte % ALPHABET.length]).join('');
};

/** Writes the agency and its creator as first admin. */
const createAgencyRecords = async (work: Work, caller: Caller, agency: Agency): Promise<void> => {
  const { uid } = caller;
  const { id: agencyId, slug, publicName, contactEmail, accent } = agency;
  await refuseTakenSlug(work, slug, agencyId);

  const [user, all] = await Promise.all([readUser(uid, work), readMemberships(uid, work)]);
  if (!user) throw new AppError(403, 'auth.forbidden');

  const { displayName, email } = user;

  work.create(agencies, agency);
  recordSlug(work, slug, agencyId);

  const start = { agencyId, userId: uid, role: 'admin', displayName, email, decidedBy: uid } as const;
  writeMembership(work, { all, user }, buildMembership(start));

  work.audit(
    { subject: `agencies/${agencyId}`, agencyId },
    null,
    { slug, publicName, contactEmail, accent, firstAdmin: uid },
    { action: 'agencies.create', by: caller },
  );
};

/** Creates the agency and invites another admin in one transaction, so no invitation exists without its agency. */
const createWithInvitedAdmin = async (step: Step, into: IntoTeam): Promise<void> => {
  const { caller, agency, person } = into;
  const accountId = await findEarlierAccount(person.email);
  if (accountId === caller.uid)
    throw new AppError(422, 'agency.firstAdminSelf', { property: 'firstAdmin.email' });

  if (accountId === null) await makeTeamAccount(into, (work) => createAgencyRecords(work, caller, agency));
  else
    await step(
      async (work) => {
        await createAgencyRecords(work, caller, agency);
        inviteOwner(work, into);
      },
      { action: null },
    );
};

/**
 * Creates an agency with the caller as first admin, in one transaction, so it is never without one. Another admin can be invited, after which the
 * creator may leave. 403: the platform doesn't let admins create agencies. 409: slug taken, now or earlier. 422: the claims hold no further agency.
 */
export const createAgency = operationInSteps('agencies.create', async ({ step, caller, body, locale }) => {
  const { uid } = caller;
  if (uid !== caller.realUid || !AGENCIES_BY_ADMINS.value()) throw new AppError(403, 'auth.forbidden');

  const { firstAdmin, ...values } = body;
  const id = makeAgencyId(getCallName('agency'));
  const agency: Agency = { id, ...values, logoUrl: null, isotypeLogoUrl: null };

  if (firstAdmin) {
    const person = { ...firstAdmin, roles: ['admin' as const] };
    await createWithInvitedAdmin(step, { caller, agency, person, locale });
  } else await step((work) => createAgencyRecords(work, caller, agency), { action: null });

  await syncClaimsSoon(uid);

  return { ...agency, policies: null, formerSlugs: [] };
});
