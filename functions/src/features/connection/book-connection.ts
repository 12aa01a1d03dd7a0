import { Timestamp, type Transaction } from 'firebase-admin/firestore';
import type { ConnectionStep } from '@domain/connection/connection.schema.ts';
import { rehearsalOf } from '@domain/connection/rehearsals.ts';
import {
  CONNECTION_HISTORY_MAX,
  isUnderWay,
  type ConnectionCheck,
  type ConnectionSession,
} from '@domain/connection/connection.ts';
import type { Talent } from '@domain/talents/talents.ts';
import { agencyToTell } from '../../access/own-agencies.ts';
import { visibleTo } from '../../access/visible-to.ts';
import type { Caller } from '../../access/caller.ts';
import { AppError } from '../../errors/app-error.ts';
import { recordAudit } from '../../firestore/audit.ts';
import { serialised } from '../../firestore/db.ts';
import { transact } from '../../firestore/transact.ts';
import { queueMail } from '../../mail/outbox.ts';
import type { Operation } from '../../operation.ts';
import { publicDemosOf } from '../../records/demo-cache.ts';
import { settleTested } from '../../records/tested-voices.ts';
import { readConnectionSession, writeConnectionSession } from '../../records/connection-sessions.ts';
import { readyRoster } from '../../records/roster.ts';
import { readTalent } from '../../records/talents.ts';
import { toldCheck } from './told-check.ts';

/** A check that is over, as it is kept; `agencyId`: whose it was. */
const ended = (step: ConnectionStep, before: ConnectionSession, agencyId: string | null): ConnectionCheck => {
  const { status, quality, latencyMs = null, sampleRateHz = null, comment } = step;
  if (status === 'cancelled') return { status, at: Timestamp.now(), agencyId, comment };
  const at = before.bookedFor ?? Timestamp.now();
  return {
    status: status === 'passed' ? 'passed' : 'failed',
    at,
    agencyId,
    quality: quality ?? '',
    latencyMs,
    sampleRateHz,
    comment,
  };
};

/** The check with one step made; 409 where there is none under way that it could be made with. */
const stepped = (
  step: ConnectionStep,
  before: ConnectionSession,
  agencyId: string | null,
): ConnectionSession => {
  if (!isUnderWay(before)) throw new AppError(409, 'connection.notUnderWay');
  if (step.status === 'booked') {
    const { bookedFor = '', timeZone = null } = step;
    return { ...before, status: 'booked', bookedFor: Timestamp.fromMillis(Date.parse(bookedFor)), timeZone };
  }
  const history = [ended(step, before, agencyId), ...before.history].slice(0, CONNECTION_HISTORY_MAX);
  return { ...before, status: step.status, bookedFor: null, timeZone: null, history };
};

/** Tells the talent of a moment that was agreed on, or that it no longer holds. Results are seen on the page. */
const tell = (
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
    agencyId: agencyToTell(caller, talent.agencyIds),
    params: {
      name: fullName,
      talentId: id,
      isCancelled: after.status === 'cancelled',
      at: new Date(bookedFor.toMillis()).toISOString(),
    },
  });
};

/**
 * Has clients find the talent among those tested from now on, or no longer, where this changes it for their agency: for the
 * one whose check it is, and for one whose own is too long ago to be kept.
 */
const readyToSettle = async (
  before: ConnectionSession,
  after: ConnectionSession,
  transaction: Transaction,
): Promise<() => void> => {
  const changed = after.agencyIds.filter(
    (id) => (rehearsalOf(id, before) === undefined) !== (rehearsalOf(id, after) === undefined),
  );
  const halves = changed.length > 0 ? await publicDemosOf(after.id, transaction) : [];
  return () => {
    for (const agencyId of changed) settleTested(transaction, agencyId, after, halves);
  };
};

/** Books a talent's connection check, calls it off, or says how it went; what is over is kept. */
export const bookConnection: Operation<'talents.bookConnectionSession'> = async ({
  caller,
  params: { id },
  body,
}) => {
  const check = await transact(async (transaction): Promise<ConnectionSession> => {
    const talent = visibleTo(caller, 'talents', await readTalent(id, transaction));
    const before = await readConnectionSession(id, transaction);
    if (!before) throw new AppError(404, 'connection.none');
    const agencyId = agencyToTell(caller, talent.agencyIds);
    const after = stepped(body, before, agencyId);
    const writeEntries = await readyRoster(talent, transaction);
    const settle = await readyToSettle(before, after, transaction);
    writeConnectionSession(transaction, after);
    settle();
    writeEntries({ connection: after });
    tell(transaction, caller, talent, before, after);
    recordAudit(transaction, caller, {
      agencyId,
      action: 'talents.bookConnectionSession',
      subject: `connectionSessions/${id}`,
      before: { status: before.status },
      after: { status: after.status },
    });
    return after;
  });
  return serialised(toldCheck(caller, check));
};
