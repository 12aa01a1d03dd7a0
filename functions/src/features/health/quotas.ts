import {
  INBOXES_SHOWN,
  NEAR_LIMIT_SHARE,
  QUOTAS,
  type FullInbox,
  type Quota,
  type QuotaHealth,
} from '@domain/health/health.ts';
import { KEYS_MAX } from '@domain/apiKeys/api-keys.ts';
import { OPTION_KIND_NAMES, OWN_OPTIONS_MAX } from '@domain/pricing/agency-options.ts';
import { COMING_MAX } from '@domain/pricing/rate-tables.ts';
import { ROSTER_VIEWS_MAX } from '@domain/roster/roster-views.ts';
import { TEAM_MAX, TEAM_ROLES } from '@domain/team/team.ts';
import { WEBHOOKS_MAX } from '@domain/webhooks/webhooks.ts';
import { getAgency } from '../../work/access/caller.ts';
import type { Operation } from '../../work/operation.ts';
import { getAgencyDay } from '../../work/collections/agencies.ts';
import { findApiKeys } from '../../work/collections/api-keys.ts';
import { findNearlyFullInboxes } from '../../work/collections/call-windows.ts';
import { countMembers, findAgencyMemberships } from '../../work/collections/memberships.ts';
import { findTablesAfter } from '../../work/collections/rate-tables.ts';
import { readOffered } from '../../work/collections/offered-options.ts';
import { findAgencyViews } from '../../work/collections/roster-views.ts';
import { findWebhooks } from '../../work/collections/webhooks.ts';
import { getCheckTime } from './check-time.ts';

const isNear = (used: number, max: number): boolean => used >= max * NEAR_LIMIT_SHARE;

/** Returns the size of a team. Counts by role, and reads individuals only near the limit, because some have two roles. */
const countTeam = async (agencyId: string): Promise<number> => {
  const roles = await countMembers(agencyId, TEAM_ROLES);
  if (!isNear(roles, TEAM_MAX)) return roles;
  const team = await findAgencyMemberships(agencyId, TEAM_ROLES, TEAM_ROLES.length * TEAM_MAX);
  return new Set(team.map(({ userId }) => userId)).size;
};

const countOptions = async (agencyId: string): Promise<number> => {
  const offered = await readOffered(agencyId);
  return Math.max(...OPTION_KIND_NAMES.map((kind) => offered[kind].filter(({ isOwn }) => isOwn).length));
};

const USED: Readonly<
  Record<Quota, { readonly max: number; readonly used: (agencyId: string) => Promise<number> }>
> = {
  webhooks: { max: WEBHOOKS_MAX, used: async (agencyId) => (await findWebhooks(agencyId)).length },
  apiKeys: {
    max: KEYS_MAX,
    used: async (agencyId) => (await findApiKeys(agencyId)).filter(({ revokedAt }) => !revokedAt).length,
  },
  team: { max: TEAM_MAX, used: countTeam },
  comingRateTables: {
    max: COMING_MAX,
    used: async (agencyId) => (await findTablesAfter(agencyId, await getAgencyDay(agencyId))).length,
  },
  rosterViews: { max: ROSTER_VIEWS_MAX, used: async (agencyId) => (await findAgencyViews(agencyId)).length },
  licenceOptions: { max: OWN_OPTIONS_MAX, used: countOptions },
};

/** Email limits per call that sends them; all other calls send invitations. */
const COUNTED: Readonly<Record<string, FullInbox['limit']>> = {
  'roster.email': 'rosterEmail',
  'talents.resendInvite': 'invitationAgain',
};

/** Returns inboxes that are full, or that this agency has nearly filled; other agencies' numbers aren't visible. */
const findFullInboxes = async (agencyId: string): Promise<readonly FullInbox[]> => {
  const near = await findNearlyFullInboxes(agencyId, INBOXES_SHOWN);

  return near
    .filter(({ used, own, max }) => used >= max || isNear(own, max))
    .map(({ endpoint, inbox, used, own, max, endsAt }) => ({
      limit: COUNTED[endpoint] ?? 'invitation',
      email: inbox,
      used: used >= max ? max : own,
      max,
      until: new Date(endsAt.toMillis()).toISOString(),
    }));
};

/**
 * Returns limits the agency is near. Reads stay few because the limits bound them: 10 webhooks, 200 keys, 20 rate tables, 50
 * views, the agency, its options, a team count and up to 20 nearly full inboxes. Reads the team itself only near its 500.
 */
export const getQuotaHealth: Operation<'health.quotas'> = async ({ caller }): Promise<QuotaHealth> => {
  const agencyId = getAgency(caller);

  const [inboxes, all] = await Promise.all([
    findFullInboxes(agencyId),
    Promise.all(
      QUOTAS.map(async (quota) => {
        const { max, used } = USED[quota];
        return { quota, max, used: await used(agencyId) };
      }),
    ),
  ]);

  return {
    near: all.filter(({ used, max }) => isNear(used, max)),
    inboxes,
    checked: all.length,
    ...getCheckTime(),
  };
};
