import { getAgencies, ROLES, type AccountRole } from '@domain/access/roles.ts';
import type { OwnedRecord } from '@domain/access/access.policy.ts';
import { findRefusal, isAuthor, type Author, type Transition } from '@domain/transitions.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import type { Caller } from './caller.ts';

type Side = Pick<OwnedRecord, 'agencyId' | 'companyId' | 'engineerId' | 'talentId'>;

/**
 * Returns the caller's roles on the side of a record, in its agency. Client rights count for the own company only, even for a client who
 * is also team; those of a talent or an engineer for their own records.
 */
export const getRolesIn = ({ claims, companyId, uid }: Caller, record: Side): readonly AccountRole[] =>
  ROLES.filter(
    (role) =>
      getAgencies(claims, role).includes(record.agencyId ?? '') &&
      (role !== 'client' || companyId === record.companyId) &&
      (role !== 'engineer' || uid === record.engineerId) &&
      (role !== 'talent' || uid === record.talentId),
  );

/** 403 unless one of these may make a change in a state. */
export const requireAuthor = <State extends string>(
  transition: Transition<State>,
  state: State,
  authors: readonly Author[],
): void => {
  if (!isAuthor(transition, state, authors)) throw new AppError(403, 'auth.forbidden');
};

/** The error of the table in a state that refuses a change: 409, or 410 by a link. `detail`: the field, and values of the message. */
export const requireState = <State extends string>(
  transition: Transition<State>,
  state: State,
  detail?: AppError['detail'],
): void => {
  const refusal = findRefusal(transition, state);
  if (refusal) throw new AppError(refusal.status, refusal.code, detail);
};

/** 403 unless one of these may make a change, 409 unless the state allows it. */
export const requireTransition = <State extends string>(
  transition: Transition<State>,
  state: State,
  authors: readonly Author[],
): void => {
  requireAuthor(transition, state, authors);
  requireState(transition, state);
};
