import { Timestamp } from 'firebase-admin/firestore';
import type { Serialised } from '@domain/contract.ts';
import type { Vacation } from '@domain/rates/rates.ts';
import { mergeVacations, VACATIONS_MAX } from '@domain/rates/vacations.ts';
import { withoutRemoved } from '@domain/talents/agency-change.ts';
import { agencyChange, onBehalfOf } from '../../access/on-behalf.ts';
import { auditAgencyId, withOwnAgencies } from '../../access/own-agencies.ts';
import { visibleTo } from '../../access/visible-to.ts';
import type { Caller } from '../../access/caller.ts';
import { AppError, notFound } from '../../errors/app-error.ts';
import { recordAudit } from '../../firestore/audit.ts';
import { serialise } from '../../firestore/db.ts';
import { transact } from '../../firestore/transact.ts';
import type { Operation } from '../../operation.ts';
import {
  readRemovals,
  storeAgencyChange,
  storeRemoval,
  writeRemovals,
} from '../../records/agency-changes.ts';
import { readTalent } from '../../records/talents.ts';
import { createVacation, deleteVacation, newVacationId, findVacations } from '../../records/vacations.ts';

const facts = ({ from, to }: Vacation) => ({ from, to });

/** Presents a vacation with only the caller's agencies; talents see their own in full. */
const shown = (caller: Caller, vacation: Vacation): Serialised<Vacation> =>
  serialise(
    caller.uid === vacation.talentId && caller.uid === caller.realUid
      ? vacation
      : withOwnAgencies(caller, vacation),
  );

export const listVacations: Operation<'talents.vacations'> = async ({ caller, params: { id } }) => {
  visibleTo(caller, 'talents', await readTalent(id));
  return (await findVacations(id)).map((vacation) => shown(caller, vacation));
};

export const addVacation: Operation<'talents.addVacation'> = ({ caller, params: { id: talentId }, body }) =>
  transact(async (transaction) => {
    const talent = visibleTo(caller, 'talents', await readTalent(talentId, transaction));
    const known = await findVacations(talentId, transaction);
    const { span, absorbed } = mergeVacations(known, body);
    if (known.length - absorbed.length >= VACATIONS_MAX) throw new AppError(409, 'vacation.tooMany');
    const vacation: Vacation = {
      id: newVacationId(),
      talentId,
      agencyIds: talent.agencyIds,
      ...span,
    };
    const removals = await readRemovals(transaction, talentId);
    for (const { id } of absorbed) {
      deleteVacation(transaction, id);
      storeAgencyChange(transaction, talentId, ['vacations', id], null);
    }
    createVacation(transaction, vacation);
    const change = agencyChange(caller, talent, Timestamp.now());
    storeAgencyChange(transaction, talentId, ['vacations', vacation.id], change);
    const stillRemoved = withoutRemoved(removals, span);
    if (stillRemoved.length < removals.length) writeRemovals(transaction, talentId, stillRemoved);
    recordAudit(transaction, caller, {
      agencyId: auditAgencyId(caller, talent.agencyIds),
      action: 'talents.addVacation',
      subject: `vacations/${vacation.id}`,
      before: absorbed.length > 0 ? { absorbed: absorbed.map(facts) } : null,
      after: facts(vacation),
      onBehalfOf: onBehalfOf(caller, talentId),
    });
    return shown(caller, vacation);
  });

export const removeVacation: Operation<'talents.removeVacation'> = ({
  caller,
  params: { id: talentId, vacationId },
}) =>
  transact(async (transaction) => {
    const talent = visibleTo(caller, 'talents', await readTalent(talentId, transaction));
    const known = await findVacations(talentId, transaction);
    const vacation = known.find(({ id }) => id === vacationId);
    if (!vacation) throw notFound();
    const removals = await readRemovals(transaction, talentId);
    deleteVacation(transaction, vacationId);
    const name = `${vacation.from}/${vacation.to}`;
    const removal = { id: vacationId, kind: 'vacation', name } as const;
    const change = agencyChange(caller, talent, Timestamp.now());
    storeRemoval(transaction, talentId, removals, removal, change);
    recordAudit(transaction, caller, {
      agencyId: auditAgencyId(caller, talent.agencyIds),
      action: 'talents.removeVacation',
      subject: `vacations/${vacationId}`,
      before: facts(vacation),
      after: null,
      onBehalfOf: onBehalfOf(caller, talentId),
    });
    return { id: vacationId };
  });
