import { Timestamp } from 'firebase-admin/firestore';
import { isUnderWay } from '@domain/connection/connection.ts';
import { getAuditAgencyId, withOwnAgencies } from '../../work/access/own-agencies.ts';
import { requireVisible } from '../../work/access/require-visible.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { serialise } from '../../platform/firestore/db.ts';
import { getOccasionKey } from '../../outgoing/mail/occasion-key.ts';
import { queueMail } from '../../outgoing/mail/outbox.ts';
import { notifyAgency } from '../../outgoing/mail/notify-agency.ts';
import { readAgency } from '../../work/collections/agencies.ts';
import { connectionSessions } from '../../work/collections/connection-sessions.ts';
import { readTalent } from '../../work/collections/talents.ts';
import { operation } from '../../work/unit/operation.ts';

/** Requests a check of a talent’s live connection; mails the agency, and the talent when staff request it. One open check at a time. */
export const requestConnection = operation(
  'talents.requestConnectionSession',
  { record: connectionSessions, facts: ['status'] },
  async ({ work, caller, params: { id }, locale }) => {
    const talent = requireVisible(caller, 'talents', await readTalent(id, work));
    const agencyId = getAuditAgencyId(caller, talent.agencyIds);
    const agency = agencyId === null ? undefined : await readAgency(agencyId, work);
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

    const mailId = `connection-request_${getOccasionKey(id, requestedAt.toMillis())}`;
    notifyAgency(work, agency, 'connection', mailId, {
      kind: 'connection-request',
      locale,
      params: { talentName: talent.fullName, talentId: id },
    });

    if (caller.uid !== id)
      queueMail(work, `${mailId}_talent`, {
        kind: 'connection-request',
        to: talent.email,
        locale: talent.communicationLanguage,
        agencyId,
        params: { talentName: talent.name, talentId: id, isToTalent: true },
      });

    return serialise(withOwnAgencies(caller, after));
  },
);
