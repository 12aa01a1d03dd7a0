import { Timestamp } from 'firebase-admin/firestore';
import type { PayoutRow } from '@domain/payouts/payouts.ts';
import { queueMail } from '../../outgoing/mail/outbox.ts';
import { getAgency } from '../../work/access/caller.ts';
import { readAgency } from '../../work/collections/agencies.ts';
import { findMailsSince } from '../../work/collections/mail.ts';
import { readTalents } from '../../work/collections/talents.ts';
import { operation } from '../../work/unit/operation.ts';
import type { Work } from '../../work/unit/work.ts';
import { readPayable } from './read-payable.ts';

const DAY_MS = 24 * 3_600_000;
const PAUSE_DAYS = 7;

/** Ids of the email to a talent today, and on the days before on which it isn't repeated. */
const listMailIds = (agencyId: string, talentId: string, now: number): readonly string[] =>
  Array.from({ length: PAUSE_DAYS + 1 }, (_, index) => {
    const day = new Date(now - index * DAY_MS).toISOString().slice(0, 10);
    return `payment-details_${agencyId}_${talentId}_${day}`;
  });

/** Emails talents who are payable and lack an account, each at most once in seven days. Returns their number. */
export const emailMissing = async (
  work: Work,
  agencyId: string,
  rows: readonly PayoutRow[],
): Promise<number> => {
  const lacking = rows.filter(({ obstacle }) => obstacle === 'account');
  const talentIds = [...new Set(lacking.map(({ talentId }) => talentId))];
  if (talentIds.length === 0) return 0;

  const now = Date.now();
  const since = Timestamp.fromMillis(now - PAUSE_DAYS * DAY_MS);
  const ids = new Map(talentIds.map((id) => [id, listMailIds(agencyId, id, now)]));
  const mailed = await findMailsSince([...ids.values()].flat(), since, work);
  const agency = await readAgency(agencyId, work);

  const readers = (await readTalents(talentIds, work)).filter(
    ({ id }) => !ids.get(id)?.some((mailId) => mailed.has(mailId)),
  );
  for (const { id, email, fullName, communicationLanguage } of readers)
    queueMail(work, ids.get(id)?.[0] ?? '', {
      kind: 'payment-details',
      to: email,
      locale: communicationLanguage,
      agencyId,
      params: { name: fullName, agencyName: agency?.publicName ?? '', talentId: id },
    });

  return readers.length;
};

/** Emails the talents whose account is missing on a day. */
export const requestDetails = operation('payouts.requestDetails', async ({ work, caller, body: { day } }) => {
  const agencyId = getAgency(caller);
  const { rows } = await readPayable(agencyId, day, work);
  const count = await emailMissing(work, agencyId, rows);

  if (count > 0) work.audit({ subject: `agencies/${agencyId}`, agencyId }, null, { emailed: count });
  return { count };
});
