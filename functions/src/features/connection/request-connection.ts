import { Timestamp } from 'firebase-admin/firestore';
import { isUnderWay } from '@domain/connection/connection.ts';
import { auditAgencyId, withOwnAgencies } from '../../access/own-agencies.ts';
import { visibleTo } from '../../access/visible-to.ts';
import { AppError } from '../../errors/app-error.ts';
import { serialise } from '../../firestore/db.ts';
import { occasionKey } from '../../mail/occasion-key.ts';
import { notifyAgency } from '../../mail/notify-agency.ts';
import { readAgency } from '../../records/agencies.ts';
import { connectionSessions } from '../../records/connection-sessions.ts';
import { readTalent } from '../../records/talents.ts';
import { unitOfWork } from '../../unit/unit-of-work.ts';

/** Requests a check of a talent's live connection and mails the agency's contact address. One open check at a time; earlier ones are kept. */
export const requestConnection = unitOfWork(
  'talents.requestConnectionSession',
  { record: connectionSessions, facts: ['status'] },
  async ({ work, caller, params: { id }, locale }) => {
    const { transaction } = work;
    const talent = visibleTo(caller, 'talents', await readTalent(id, transaction));
    const agencyId = auditAgencyId(caller, talent.agencyIds);
    const agency = agencyId === null ? undefined : await readAgency(agencyId, transaction);
    const before = await work.read(connectionSessions, id);
    if (before && isUnderWay(before)) throw new AppError(409, 'connection.underWay');
    const requestedAt = Timestamp.now();
    const after = work.set(connectionSessions, {
      id,
      agencyIds: talent.agencyIds,
      talentId: id,
      status: 'pending',
      schedulingLink: agency?.schedulingLink ?? null,
      requestedAt,
      bookedFor: null,
      timeZone: null,
      history: before?.history ?? [],
    });
    const mailId = `connection-request_${occasionKey(id, requestedAt.toMillis())}`;
    notifyAgency(transaction, agency, 'connection', mailId, {
      kind: 'connection-request',
      locale,
      params: { talentName: talent.fullName, talentId: id },
    });
    return serialise(withOwnAgencies(caller, after));
  },
);
