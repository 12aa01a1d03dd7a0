import type { Instant } from '@domain/contract.ts';
import { getAgencies, hasRole } from '@domain/access/roles.ts';
import type { Demo } from '@domain/demos/demos.ts';
import { toAgencyChange, getRepresentedTalent } from '../../work/access/on-behalf.ts';
import { requireVisible } from '../../work/access/require-visible.ts';
import type { Caller } from '../../work/access/caller.ts';
import { AppError, notFound } from '../../platform/errors/app-error.ts';
import { storeAgencyChange } from '../../work/records/agency-changes.ts';
import type { Work } from '../../work/unit/work.ts';

/** The caller's role for a demo: its talent, staff of an agency of theirs, or reviewer. */
export interface DemoRights {
  readonly isOwner: boolean;
  readonly isStaff: boolean;
  readonly isReviewer: boolean;
}

const isOneOf = (caller: Caller, role: 'agencyTeam' | 'admin', { agencyIds }: Demo): boolean =>
  getAgencies(caller.claims, role).some((id) => agencyIds.includes(id));

/** Returns the caller's rights on a demo they can read; 404 for any other, and for another talent's. */
export const getDemoRights = (
  caller: Caller,
  talentId: string,
  found: Demo | undefined,
): DemoRights & { readonly demo: Demo } => {
  const demo = requireVisible(caller, 'demos', found);
  if (demo.talentId !== talentId) throw notFound();

  const isAdmin = isOneOf(caller, 'admin', demo);

  return {
    demo,
    isOwner: caller.uid === demo.talentId && caller.claims.held.talent !== undefined,
    isStaff: isAdmin || isOneOf(caller, 'agencyTeam', demo),
    isReviewer:
      isAdmin ||
      (demo.assignedTo === caller.uid &&
        demo.agencyIds.some((id) => hasRole(caller.claims, ['engineer'], id))),
  };
};

/** Returns the talent for whom a demo is changed, for the audit; null for the talent and the reviewer. */
export const findDemoOnBehalf = (caller: Caller, talentId: string, { isStaff }: DemoRights): string | null =>
  isStaff ? getRepresentedTalent(caller, talentId) : null;

/** Stores the author of a demo's change; an engineer's change doesn't name a representative of the talent. */
export const storeDemoChange = (
  work: Work,
  caller: Caller,
  { id, talentId, agencyIds }: Demo,
  { isOwner, isStaff }: DemoRights,
  moment: Instant,
): void => {
  if (!isOwner && !isStaff) return;
  const change = toAgencyChange(caller, { id: talentId, agencyIds }, moment);
  storeAgencyChange(work, talentId, ['demos', id], change);
};

/** 404 for a caller who only reviews the demo. */
export const refuseForeignDemo = ({ isOwner, isStaff }: DemoRights): void => {
  if (!isOwner && !isStaff) throw notFound();
};

/** 403 unless the talent gives consent in person; staff who manage their demos may only withdraw it. */
export const refuseOthersConsent = (
  caller: Caller,
  talentId: string,
  before: Pick<Demo, 'syntheticVoiceConsent'>,
  consent: boolean | undefined,
): void => {
  const isInPerson = caller.uid === talentId && caller.realUid === talentId;
  if (!consent || before.syntheticVoiceConsent || isInPerson) return;
  throw new AppError(403, 'auth.forbidden', { property: 'syntheticVoiceConsent' });
};
