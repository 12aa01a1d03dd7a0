import { Timestamp, type Transaction } from 'firebase-admin/firestore';
import type { ConnectionStep } from '@domain/connection/connection.schema.ts';
import { toRehearsalId, toRehearsal } from '@domain/connection/rehearsals.ts';
import {
  CONNECTION_HISTORY_MAX,
  isUnderWay,
  type ConnectionCheck,
  type ConnectionSession,
} from '@domain/connection/connection.ts';
import type { Talent } from '@domain/talents/talents.ts';
import { getAuditAgencyId, withOwnAgencies } from '../../rights/access/own-agencies.ts';
import { requireVisible } from '../../rights/access/require-visible.ts';
import type { Caller } from '../../rights/access/caller.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { serialise } from '../../platform/firestore/db.ts';
import { queueMail } from '../../outgoing/mail/outbox.ts';
import { connectionSessions } from '../../work/records/connection-sessions.ts';
import { deleteRehearsal, storeRehearsal } from '../../work/records/rehearsals.ts';
import { readTalent } from '../../work/records/talents.ts';
import { unitOfWork } from '../../work/unit/unit-of-work.ts';

const toCheck = (step: ConnectionStep, before: ConnectionSession): ConnectionCheck => {
  const { status, quality, latencyMs = null, sampleRateHz = null, comment } = step;
  if (status === 'cancelled') return { status, at: Timestamp.now(), comment };

  const at = before.bookedFor ?? Timestamp.now();

  return {
    status: status === 'passed' ? 'passed' : 'failed',
    at,
    quality: quality ?? '',
    latencyMs,
    sampleRateHz,
    comment,
  };
};

/** Returns the check after a step; 409 without a matching open one. */
const applyStep = (step: ConnectionStep, before: ConnectionSession): ConnectionSession => {
  if (!isUnderWay(before)) throw new AppError(409, 'connection.notUnderWay');
  if (step.status === 'booked') {
    const { bookedFor = '', timeZone = null } = step;
    return { ...before, status: 'booked', bookedFor: Timestamp.fromMillis(Date.parse(bookedFor)), timeZone };
  }
  const history = [toCheck(step, before), ...before.history].slice(0, CONNECTION_HISTORY_MAX);
  return { ...before, status: step.status, bookedFor: null, timeZone: null, history };
};

/** Notifies the talent of an appointment or its cancellation. Results appear on the page. */
const notify = (
  transaction: Transaction,
  caller: Caller,
  talent: Talent,
  before: ConnectionSession,
  after: ConnectionSession,
): void => {
  const bookedFor = after.bookedFor ?? (after.status === 'cancelled' ? before.bookedFor : null);
  if (!bookedFor) return;

  const { id, email, fullName, communicationLanguage } = talent;
  queueMail(transaction, `connection-${after.status}_${id}_${Timestamp.now().toMillis()}`, {
    kind: 'connection-check',
    to: email,
    locale: communicationLanguage,
    agencyId: getAuditAgencyId(caller, talent.agencyIds),
    params: {
      name: fullName,
      talentId: id,
      isCancelled: after.status === 'cancelled',
      at: new Date(bookedFor.toMillis()).toISOString(),
    },
  });
};

/** Applies a completed check: what the agency's clients see. */
const applyRehearsal = (
  transaction: Transaction,
  of: { readonly agencyId: string; readonly talentId: string },
  check: ConnectionCheck,
): void => {
  const rehearsal = toRehearsal(of, check);
  if (rehearsal) storeRehearsal(transaction, rehearsal);
  else deleteRehearsal(transaction, { ...of, id: toRehearsalId(of.agencyId, of.talentId) });
};

/** Books, cancels or completes a talent's connection check; closed ones are kept. */
export const bookConnection = unitOfWork(
  'talents.bookConnectionSession',
  { record: connectionSessions, facts: ['status'] },
  async ({ work, caller, params: { id }, body }) => {
    const { transaction } = work;
    const talent = requireVisible(caller, 'talents', await readTalent(id, transaction));
    const before = await work.read(connectionSessions, id);
    if (!before) throw new AppError(404, 'connection.none');

    const agencyId = getAuditAgencyId(caller, talent.agencyIds);
    const after = work.set(connectionSessions, applyStep(body, before));
    const [check] = body.status === 'passed' || body.status === 'failed' ? after.history : [];
    if (check && agencyId !== null) applyRehearsal(transaction, { agencyId, talentId: id }, check);
    notify(transaction, caller, talent, before, after);

    return serialise(withOwnAgencies(caller, after));
  },
);
