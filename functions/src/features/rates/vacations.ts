import { Timestamp } from 'firebase-admin/firestore';
import type { Serialised } from '@domain/contract.ts';
import type { Vacation } from '@domain/rates/rates.ts';
import { mergeVacations, VACATIONS_MAX } from '@domain/rates/vacations.ts';
import { excludeRemoved } from '@domain/talents/agency-change.ts';
import { toAgencyChange, getRepresentedTalent } from '../../work/access/on-behalf.ts';
import { withOwnAgencies } from '../../work/access/own-agencies.ts';
import { requireVisible } from '../../work/access/require-visible.ts';
import type { Caller } from '../../work/access/caller.ts';
import { AppError, notFound } from '../../platform/errors/app-error.ts';
import { serialise } from '../../platform/firestore/db.ts';
import type { Operation } from '../../work/operation.ts';
import { readRemovals } from '../../work/collections/agency-changes.ts';
import { storeAgencyChange, storeRemoval, writeRemovals } from '../../work/records/agency-changes.ts';
import { readTalent } from '../../work/collections/talents.ts';
import { findVacations, vacations } from '../../work/collections/vacations.ts';
import { operation } from '../../work/unit/operation.ts';

const pickFacts = ({ from, to }: Vacation) => ({ from, to });

/** Presents a vacation with only the caller's agencies; talents see their own in full. */
const present = (caller: Caller, vacation: Vacation): Serialised<Vacation> =>
  serialise(
    caller.uid === vacation.talentId && caller.uid === caller.realUid
      ? vacation
      : withOwnAgencies(caller, vacation),
  );

export const listVacations: Operation<'talents.vacations'> = async ({ caller, params: { id } }) => {
  requireVisible(caller, 'talents', await readTalent(id));
  return (await findVacations(id)).map((vacation) => present(caller, vacation));
};

const getOwner = ({ talentId }: Vacation, caller: Caller) => getRepresentedTalent(caller, talentId);

export const addVacation = operation(
  'talents.addVacation',
  async ({ work, caller, params: { id: talentId }, body }) => {
    const talent = requireVisible(caller, 'talents', await readTalent(talentId, work));
    const current = await findVacations(talentId, work);
    const { span, absorbed } = mergeVacations(current, body);
    if (current.length - absorbed.length >= VACATIONS_MAX) throw new AppError(409, 'vacation.tooMany');

    const removals = await readRemovals(work, talentId);

    for (const item of absorbed) {
      work.delete(item);
      storeAgencyChange(work, talentId, ['vacations', item.id], null);
    }

    const { agencyIds } = talent;
    const vacation = work.create(vacations, { id: vacations.newId(), talentId, agencyIds, ...span });
    const change = toAgencyChange(caller, talent, Timestamp.now());

    storeAgencyChange(work, talentId, ['vacations', vacation.id], change);

    const stillRemoved = excludeRemoved(removals, span);
    if (stillRemoved.length < removals.length) writeRemovals(work, talentId, stillRemoved);

    work.audit(
      vacation,
      absorbed.length > 0 ? { absorbed: absorbed.map(pickFacts) } : null,
      pickFacts(vacation),
      {
        onBehalfOf: getOwner(vacation, caller),
      },
    );

    return present(caller, vacation);
  },
);

export const removeVacation = operation(
  'talents.removeVacation',
  { record: vacations, facts: pickFacts, onBehalfOf: getOwner },
  async ({ work, caller, params: { id: talentId, vacationId } }) => {
    const talent = requireVisible(caller, 'talents', await readTalent(talentId, work));
    const vacations = await findVacations(talentId, work);
    const vacation = vacations.find(({ id }) => id === vacationId);
    if (!vacation) throw notFound();

    const removals = await readRemovals(work, talentId);

    work.delete(vacation);

    const name = `${vacation.from}/${vacation.to}`;
    const removal = { id: vacationId, kind: 'vacation', name } as const;
    const change = toAgencyChange(caller, talent, Timestamp.now());

    storeRemoval(work, talentId, removals, removal, change);

    return { id: vacationId };
  },
);
