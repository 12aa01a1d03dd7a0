import { createHash } from 'node:crypto';
import { Timestamp, type Transaction } from 'firebase-admin/firestore';
import { logger } from 'firebase-functions';
import type { User } from '@domain/accounts/accounts.ts';
import { dueEndReminder } from '@domain/ledger/ending-reminders.ts';
import type { SoldLicence } from '@domain/ledger/sold-licences.ts';
import { nightEnd } from '@domain/sessions/signature-reminders.ts';
import { isTimeZone } from '@domain/values/time-zones.ts';
import { recordAudit } from '../firestore/audit.ts';
import { transact } from '../firestore/transact.ts';
import { queueMail } from '../mail/outbox.ts';
import { readAgency } from '../records/agencies.ts';
import { readOrder } from '../records/orders.ts';
import {
  companiesToRemind,
  licencesToRemind,
  putOffReminder,
  storeSoldLicence,
} from '../records/sold-licences.ts';
import { readUser } from '../records/users.ts';

/** Licences looked at together, and of one email at most: each is written, and Firestore allows 500 writes. */
const PAGE = 200;
/** A round ends after this long, well before the platform ends the function. In milliseconds. */
const ROUND_MS = 60 * 1000;

type Company = Pick<SoldLicence, 'agencyId' | 'companyId'>;

/** A licence whose end is due to be reminded of, and who ordered it last. */
interface Due {
  readonly licence: SoldLicence;
  readonly expiresOn: string;
  readonly orderedBy: User | undefined;
}

const zoneOf = (user: User | undefined): string =>
  user?.timeZone && isTimeZone(user.timeZone) ? user.timeZone : 'UTC';

/** Who ordered each licence, or its last year that counts. */
const orderersOf = async (
  licences: readonly SoldLicence[],
  transaction: Transaction,
): Promise<ReadonlyMap<string, User | undefined>> => {
  const orderOf = ({ renewal, orderId }: SoldLicence) =>
    renewal?.state === 'confirmed' ? renewal.orderId : orderId;
  const orderIds = [...new Set(licences.map(orderOf))];
  const orders = await Promise.all(orderIds.map((id) => readOrder(id, transaction)));
  const uids = [...new Set(orders.flatMap((order) => order?.orderedBy ?? []))];
  const users = await Promise.all(uids.map((uid) => readUser(uid, transaction)));
  const byOrder = new Map(
    orders.flatMap((order) =>
      order ? [[order.id, users.find((user) => user?.id === order.orderedBy)] as const] : [],
    ),
  );
  return new Map(licences.map((licence) => [licence.id, byOrder.get(orderOf(licence))]));
};

/** Names what is reminded of: the same licences with the same ends are mailed once for each day that they are reminded on. */
const occasionOf = (due: readonly Due[], through: ReadonlyMap<string, string>): string => {
  const what = due.map(({ licence: { id }, expiresOn }) => `${id} ${expiresOn} ${through.get(id)}`).sort();
  return createHash('sha256').update(what.join('\n')).digest('hex').slice(0, 24);
};

/**
 * Reminds of the licences of one company that are due: whoever ordered them, as soon as it is day where they are, and the agency of
 * the same. What was looked at is noted with it, so that a second run finds nothing due. Answers how many emails that are, and
 * whether there may be more to look at.
 */
const remindOf = (
  company: Company,
  now: number,
): Promise<{ readonly mails: number; readonly isAll: boolean }> =>
  transact(async (transaction) => {
    const found = await licencesToRemind(company, Timestamp.fromMillis(now), PAGE, transaction);
    const [orderers, agency] = await Promise.all([
      orderersOf(found, transaction),
      readAgency(company.agencyId, transaction),
    ]);
    const isAll = found.length < PAGE;
    const through = new Map<string, string>();
    const due: Due[] = [];
    for (const licence of found) {
      const orderedBy = orderers.get(licence.id);
      const reminding = dueEndReminder(licence, now);
      const morning = reminding?.isTold ? nightEnd(now, zoneOf(orderedBy)) : undefined;
      if (morning !== undefined) {
        putOffReminder(transaction, licence.id, Timestamp.fromMillis(morning));
        continue;
      }
      storeSoldLicence(transaction, {
        ...licence,
        remindedThrough: reminding?.through ?? licence.remindedThrough,
      });
      if (!reminding?.isTold || licence.expiresOn === null) continue;
      through.set(licence.id, reminding.through);
      due.push({ licence, expiresOn: licence.expiresOn, orderedBy });
    }
    const [first] = due;
    if (!first) return { mails: 0, isAll };
    const tell = (
      to: Pick<User, 'email' | 'locale'>,
      name: string,
      uid: string | null,
      own: readonly Due[],
    ) => {
      // Of the one that ends last: until the day is over everywhere.
      const last = own.reduce((latest, { expiresOn }) => (expiresOn > latest ? expiresOn : latest), '');
      const left = Date.parse(`${last}T23:59:59Z`) + 12 * 60 * 60 * 1000 - now;
      queueMail(transaction, `licences-ending_${uid ?? 'agency'}_${occasionOf(own, through)}`, {
        kind: 'licences-ending',
        to: to.email,
        locale: to.locale,
        agencyId: company.agencyId,
        params: {
          ...{ name, uid, companyName: first.licence.companyName },
          licences: own.map(({ licence: { id }, expiresOn }) => ({ id, expiresOn })),
          until: new Date(Date.now() + left).toISOString(),
        },
      });
    };
    const clients = new Map(due.flatMap(({ orderedBy }) => (orderedBy ? [[orderedBy.id, orderedBy]] : [])));
    const reached = [...clients.values()].filter(({ remindersByEmail }) => remindersByEmail !== false);
    for (const client of reached)
      tell(
        client,
        client.displayName,
        client.id,
        due.filter(({ orderedBy }) => orderedBy?.id === client.id),
      );
    if (agency)
      tell(
        { email: agency.contactEmail, locale: agency.defaultLocale ?? 'en' },
        agency.publicName,
        null,
        due,
      );
    recordAudit(
      transaction,
      { platform: 'ledger' },
      {
        agencyId: company.agencyId,
        action: 'ledger.remind',
        subject: `companies/${company.companyId}`,
        before: null,
        after: { licences: Object.fromEntries(through) },
      },
    );
    return { mails: reached.length + (agency ? 1 : 0), isAll };
  });

/**
 * Reminds companies and their agencies of licences that end, as far as that is due at a moment (milliseconds): one email for all of a
 * company. One that fails does not keep the others, and is tried again by the next run. Answers how many emails were put into the
 * outbox.
 */
export const remindOfEnds = async (now: number): Promise<number> => {
  const startedAt = Date.now();
  let mails = 0;
  for (const company of await companiesToRemind(Timestamp.fromMillis(now), PAGE)) {
    try {
      let isAll = false;
      while (!isAll && Date.now() - startedAt < ROUND_MS) {
        const round = await remindOf(company, now);
        mails += round.mails;
        isAll = round.isAll;
      }
    } catch (error) {
      logger.error('A company could not be reminded of licences', { ...company, cause: String(error) });
    }
  }
  if (mails > 0) logger.info('Companies were reminded of licences', { emails: mails });
  return mails;
};
