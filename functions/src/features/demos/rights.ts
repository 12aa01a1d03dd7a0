import type { Transaction } from 'firebase-admin/firestore';
import type { Instant } from '@domain/contract.ts';
import { agenciesOf } from '@domain/access/roles.ts';
import type { Demo, DemoDetails } from '@domain/demos/demos.ts';
import { agencyChange, onBehalfOf } from '../../access/on-behalf.ts';
import { visibleTo } from '../../access/visible-to.ts';
import type { Caller } from '../../access/caller.ts';
import { AppError, notFound } from '../../errors/app-error.ts';
import { storeAgencyChange } from '../../records/agency-changes.ts';

/** In which capacity somebody changes a demo: as its talent, for an agency of theirs, or as who reviews it. */
export interface DemoRights {
  readonly isOwner: boolean;
  readonly isStaff: boolean;
  readonly isReviewer: boolean;
}

const isOneOf = (caller: Caller, role: 'agencyTeam' | 'admin', { agencyIds }: Demo): boolean =>
  agenciesOf(caller.claims, role).some((id) => agencyIds.includes(id));

/** What the caller may do with a demo that they can read at all; 404 for any other, and for one that is not the talent's. */
export const rightsOver = (
  caller: Caller,
  talentId: string,
  found: Demo | undefined,
): DemoRights & { readonly demo: Demo } => {
  const demo = visibleTo(caller, 'demos', found);
  if (demo.talentId !== talentId) throw notFound();
  const isAdmin = isOneOf(caller, 'admin', demo);
  return {
    demo,
    isOwner: caller.uid === demo.talentId && caller.claims.roles.includes('talent'),
    isStaff: isAdmin || isOneOf(caller, 'agencyTeam', demo),
    isReviewer:
      isAdmin || (demo.assignedTo === caller.uid && agenciesOf(caller.claims, 'engineer').length > 0),
  };
};

/** For whom a demo is changed, as the audit has it; null: by its talent, or by whoever reviews it. */
export const demoOnBehalfOf = (caller: Caller, talentId: string, { isStaff }: DemoRights): string | null =>
  isStaff ? onBehalfOf(caller, talentId) : null;

/** Stores whose the change of a demo is; an engineer's says nothing of who spoke for the talent. */
export const storeDemoChange = (
  transaction: Transaction,
  caller: Caller,
  { id, talentId, agencyIds }: Demo,
  { isOwner, isStaff }: DemoRights,
  at: Instant,
): void => {
  if (!isOwner && !isStaff) return;
  const change = agencyChange(caller, { id: talentId, agencyIds }, at);
  storeAgencyChange(transaction, talentId, ['demos', id], change);
};

/** 404 for whoever merely reviews the demo. */
export const refuseUnlessTheirs = ({ isOwner, isStaff }: DemoRights): void => {
  if (!isOwner && !isStaff) throw notFound();
};

/** Consent is given by the talent in person; whoever manages their demos may take it away. 403 otherwise. */
export const refuseOthersConsent = (
  caller: Caller,
  talentId: string,
  before: Pick<DemoDetails, 'syntheticVoiceConsent'>,
  wanted: boolean | undefined,
): void => {
  const isInPerson = caller.uid === talentId && caller.realUid === talentId;
  if (!wanted || before.syntheticVoiceConsent || isInPerson) return;
  throw new AppError(403, 'auth.forbidden', { property: 'syntheticVoiceConsent' });
};
