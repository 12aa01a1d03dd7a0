import { hasRole, type AccountRole } from '@domain/access/roles.ts';
import type { TalentPage } from '@domain/talents/talents.api.ts';
import type { Talent } from '@domain/talents/talents.ts';
import { withOwnAgencies } from '../../work/access/own-agencies.ts';
import type { Caller } from '../../work/access/caller.ts';
import { serialise } from '../../platform/firestore/db.ts';
import { getTalentZone } from '../../outgoing/mail/talent-zone.ts';
import { readMembership } from '../../work/collections/memberships.ts';

const STAFF: readonly AccountRole[] = ['agencyTeam', 'admin'];

/** Presents a talent to the caller. Staff see a block by the chosen agency, admins also its decision on the account; other agencies stay hidden. */
export const getTalentPage = async (caller: Caller, talent: Talent): Promise<TalentPage> => {
  const page = {
    ...serialise(withOwnAgencies(caller, talent)),
    type: 'talent' as const,
    verificationEmailWasSent: talent.verificationEmailWasSent ?? false,
    timeZone: await getTalentZone(talent.id),
  };
  const { claims, agencyId = talent.agencyIds.find((id) => hasRole(caller.claims, STAFF, id)) } = caller;
  if (!agencyId || !hasRole(claims, STAFF, agencyId)) return { ...page, status: 'active' };

  const membership = await readMembership(agencyId, talent.id, 'talent');
  const accountValidationStatus = hasRole(claims, ['admin'], agencyId)
    ? membership?.accountValidationStatus
    : undefined;

  return {
    ...page,
    status: membership?.blocked ? 'blocked' : 'active',
    ...(accountValidationStatus ? { accountValidationStatus } : {}),
  };
};
