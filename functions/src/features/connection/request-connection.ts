import { Timestamp } from 'firebase-admin/firestore';
import { isUnderWay, type ConnectionSession } from '@domain/connection/connection.ts';
import { auditAgencyId, withOwnAgencies } from '../../access/own-agencies.ts';
import { visibleTo } from '../../access/visible-to.ts';
import { AppError } from '../../errors/app-error.ts';
import { recordAudit } from '../../firestore/audit.ts';
import { serialise } from '../../firestore/db.ts';
import { transact } from '../../firestore/transact.ts';
import { occasionKey } from '../../mail/occasion-key.ts';
import { notifyAgency } from '../../mail/notify-agency.ts';
import type { Operation } from '../../operation.ts';
import { readAgency } from '../../records/agencies.ts';
import { readConnectionSession, writeConnectionSession } from '../../records/connection-sessions.ts';
import { readTalent } from '../../records/talents.ts';

/**
 * Requests a check of a talent's live connection, as the talent or staff of their agency; mails the agency's contact address. One open check
 * at a time; earlier ones are kept.
 */
export const requestConnection: Operation<'talents.requestConnectionSession'> = async ({
  caller,
  params: { id },
  locale,
}) => {
  const known = visibleTo(caller, 'talents', await readTalent(id));
  const agencyId = auditAgencyId(caller, known.agencyIds);
  const agency = agencyId === null ? undefined : await readAgency(agencyId);
  const check = await transact(async (transaction): Promise<ConnectionSession> => {
    const talent = visibleTo(caller, 'talents', await readTalent(id, transaction));
    const before = await readConnectionSession(id, transaction);
    if (before && isUnderWay(before)) throw new AppError(409, 'connection.underWay');
    const requestedAt = Timestamp.now();
    const after: ConnectionSession = {
      id,
      agencyIds: talent.agencyIds,
      talentId: id,
      status: 'pending',
      schedulingLink: agency?.schedulingLink ?? null,
      requestedAt,
      bookedFor: null,
      timeZone: null,
      history: before?.history ?? [],
    };
    writeConnectionSession(transaction, after);
    notifyAgency(
      transaction,
      agency,
      'connection',
      `connection-request_${occasionKey(id, requestedAt.toMillis())}`,
      {
        kind: 'connection-request',
        locale,
        params: { talentName: talent.fullName, talentId: id },
      },
    );
    recordAudit(transaction, caller, {
      agencyId,
      action: 'talents.requestConnectionSession',
      subject: `connectionSessions/${id}`,
      before: before ? { status: before.status } : null,
      after: { status: after.status },
    });
    return after;
  });
  return serialise(withOwnAgencies(caller, check));
};
