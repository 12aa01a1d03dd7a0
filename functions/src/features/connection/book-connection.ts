import { Timestamp } from 'firebase-admin/firestore';
import type { ConnectionStep } from '@domain/connection/connection.schema.ts';
import { toRehearsalId, toRehearsal } from '@domain/connection/rehearsals.ts';
import {
  CONNECTION_HISTORY_MAX,
  isUnderWay,
  type ConnectionCheck,
  type ConnectionSession,
} from '@domain/connection/connection.ts';
import type { Talent } from '@domain/talents/talents.ts';
import { getAuditAgencyId, withOwnAgencies } from '../../work/access/own-agencies.ts';
import { requireVisible } from '../../work/access/require-visible.ts';
import type { Caller } from '../../work/access/caller.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { serialise } from '../../platform/firestore/db.ts';
import { queueMail } from '../../outgoing/mail/outbox.ts';
import { connectionSessions } from '../../work/collections/connection-sessions.ts';
import { deleteRehearsal, storeRehearsal } from '../../work/records/rehearsals.ts';
import { readTalent } from '../../work/collections/talents.ts';
import { operation } from '../../work/unit/operation.ts';
import type { Work } from '../../work/unit/work.ts';

const toCheck = (step: ConnectionStep, before: ConnectionSession): ConnectionCheck => {
  const { status, quality, latencyMs = null, sampleRateHz = null, comment } = step;
  if (status === 'cancelled') return { status, at: Timestamp.now(), comment };

  const moment = before.bookedFor ?? Timestamp.now();

  return {
    status: status === 'passed' ? 'passed' : 'failed',
    at: moment,
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
  work: Work,
  caller: Caller,
  talent: Talent,
  before: ConnectionSession,
  after: ConnectionSession,
): void => {
  const bookedFor = after.bookedFor ?? (after.status === 'cancelled' ? before.bookedFor : null);
  if (!bookedFor) return;

  const { id, email, fullName, communicationLanguage } = talent;
  queueMail(work, `connection-${after.status}_${id}_${Timestamp.now().toMillis()}`, {
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
  work: Work,
  of: { readonly agencyId: string; readonly talentId: string },
  check: ConnectionCheck,
): void => {
  const rehearsal = toRehearsal(of, check);
  if (rehearsal) storeRehearsal(work, rehearsal);
  else deleteRehearsal(work, { ...of, id: toRehearsalId(of.agencyId, of.talentId) });
};

/** Books, cancels or completes a talent's connection check; closed ones are kept. */
export const bookConnection = operation(
  'talents.bookConnectionSession',
  { record: connectionSessions, facts: ['status'] },
  async ({ work, caller, params: { id }, body }) => {
    const talent = requireVisible(caller, 'talents', await readTalent(id, work));
    const before = await work.read(connectionSessions, id);
    if (!before) throw new AppError(404, 'connection.none');

    const agencyId = getAuditAgencyId(caller, talent.agencyIds);
    const after = work.set(connectionSessions, applyStep(body, before));
    const [check] = body.status === 'passed' || body.status === 'failed' ? after.history : [];
    if (check && agencyId !== null) applyRehearsal(work, { agencyId, talentId: id }, check);
    notify(work, caller, talent, before, after);

    return serialise(withOwnAgencies(caller, after));
  },
);
