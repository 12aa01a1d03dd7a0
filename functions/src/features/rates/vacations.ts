import type { Vacation } from '@domain/rates/rates.ts';
import { merged, VACATIONS_MAX } from '@domain/rates/vacations.ts';
import { agencyToTell, withOwnAgencies } from '../../access/own-agencies.ts';
import { reach } from '../../access/reach.ts';
import type { Session } from '../../access/session.ts';
import { AppError, notFound } from '../../errors/app-error.ts';
import { recordAudit } from '../../firestore/audit.ts';
import { transact } from '../../firestore/transact.ts';
import type { Operation } from '../../operation.ts';
import { readTalent } from '../../records/talents.ts';
import { createVacation, deleteVacation, newVacationId, vacationsOf } from '../../records/vacations.ts';

const facts = ({ from, to }: Vacation) => ({ from, to });

/** A vacation names no other agencies than the caller's; talents read of themselves whole. */
const shown = (session: Session, vacation: Vacation): Vacation =>
  session.uid === vacation.talentId && session.uid === session.realUid
    ? vacation
    : { ...withOwnAgencies(session, vacation) };

/** Days on which a talent does not record, past ones included. */
export const listVacations: Operation<'talents.vacations'> = async ({ session, params: { id } }) => {
  reach(session, 'talents', await readTalent(id));
  return (await vacationsOf(id)).map((vacation) => shown(session, vacation));
};

/** Adds days; those that overlap with others or touch them become one vacation with them. */
export const addVacation: Operation<'talents.addVacation'> = ({ session, params: { id: talentId }, body }) =>
  transact(async (transaction) => {
    const talent = reach(session, 'talents', await readTalent(talentId, transaction));
    const known = await vacationsOf(talentId, transaction);
    const { span, absorbed } = merged(known, body);
    if (known.length - absorbed.length >= VACATIONS_MAX) throw new AppError(409, 'vacation.tooMany');
    const vacation: Vacation = { id: newVacationId(), talentId, agencyIds: talent.agencyIds, ...span };
    for (const { id } of absorbed) deleteVacation(transaction, id);
    createVacation(transaction, vacation);
    recordAudit(transaction, session, {
      agencyId: agencyToTell(session, talent.agencyIds),
      action: 'talents.addVacation',
      subject: `vacations/${vacation.id}`,
      before: absorbed.length > 0 ? { absorbed: absorbed.map(facts) } : null,
      after: facts(vacation),
    });
    return shown(session, vacation);
  });

/** Takes days off again: the talent records on them. */
export const removeVacation: Operation<'talents.removeVacation'> = ({
  session,
  params: { id: talentId, vacationId },
}) =>
  transact(async (transaction) => {
    const talent = reach(session, 'talents', await readTalent(talentId, transaction));
    const vacation = (await vacationsOf(talentId, transaction)).find(({ id }) => id === vacationId);
    if (!vacation) throw notFound();
    deleteVacation(transaction, vacationId);
    recordAudit(transaction, session, {
      agencyId: agencyToTell(session, talent.agencyIds),
      action: 'talents.removeVacation',
      subject: `vacations/${vacationId}`,
      before: facts(vacation),
      after: null,
    });
    return { id: vacationId };
  });
