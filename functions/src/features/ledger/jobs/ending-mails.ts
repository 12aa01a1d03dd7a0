import { createHash } from 'node:crypto';
import type { User } from '@domain/accounts/accounts.ts';
import type { Agency } from '@domain/agencies/agencies.ts';
import type { SoldLicence } from '@domain/ledger/sold-licences.ts';
import type { MailContent } from '../../../outgoing/mail/mails.ts';
import { readOrder } from '../../../work/collections/orders.ts';
import { readUser } from '../../../work/collections/users.ts';
import type { Work } from '../../../work/unit/work.ts';

/** A licence with a due reminder: its latest buyer and the last day reminded of. */
export interface DueReminder {
  readonly licence: SoldLicence;
  readonly expiresOn: string;
  readonly orderedBy: User | undefined;
  readonly through: string;
}

interface EndingMail {
  readonly id: string;
  readonly mail: MailContent<'licences-ending'>;
}

/** Returns the buyer of each licence, or of its latest valid year. */
export const getOrderers = async (
  licences: readonly SoldLicence[],
  work: Work,
): Promise<ReadonlyMap<string, User | undefined>> => {
  const getOrderId = ({ renewal, orderId }: SoldLicence) =>
    renewal?.state === 'confirmed' ? renewal.orderId : orderId;
  const orderIds = [...new Set(licences.map(getOrderId))];
  const orders = await Promise.all(orderIds.map((id) => readOrder(id, work)));
  const uids = [...new Set(orders.flatMap((order) => order?.orderedBy ?? []))];
  const users = await Promise.all(uids.map((uid) => readUser(uid, work)));
  const byOrder = new Map(
    orders.flatMap((order) =>
      order ? [[order.id, users.find((user) => user?.id === order.orderedBy)] as const] : [],
    ),
  );

  return new Map(licences.map((licence) => [licence.id, byOrder.get(getOrderId(licence))]));
};

/** Returns a reminder's id: the same licences and ends are mailed once per reminder day. */
const toOccasionId = (due: readonly DueReminder[]): string => {
  const what = due.map(({ licence: { id }, expiresOn, through }) => `${id} ${expiresOn} ${through}`).sort();
  return createHash('sha256').update(what.join('\n')).digest('hex').slice(0, 24);
};

/** Returns the mails on a company's due licences: to the buyers, unless they opted out, and to the agency. */
export const getEndingMails = (
  due: readonly DueReminder[],
  agency: Agency | undefined,
  now: number,
): readonly EndingMail[] => {
  const makeMail = (
    { email, locale }: Pick<User, 'email' | 'locale'>,
    name: string,
    uid: string | null,
    dueReminders: readonly DueReminder[],
  ): readonly EndingMail[] => {
    const [first] = dueReminders;
    if (!first) return [];

    const { agencyId, companyName } = first.licence;
    // Until the last end has passed everywhere.
    const last = dueReminders.reduce(
      (latest, { expiresOn }) => (expiresOn > latest ? expiresOn : latest),
      '',
    );
    const left = Date.parse(`${last}T23:59:59Z`) + 12 * 60 * 60 * 1000 - now;
    const licences = dueReminders.map(({ licence: { id }, expiresOn }) => ({ id, expiresOn }));
    const until = new Date(Date.now() + left).toISOString();
    const params = { name, uid, companyName, licences, until };
    const id = `licences-ending_${uid ?? 'agency'}_${toOccasionId(dueReminders)}`;

    const mail = { kind: 'licences-ending', to: email, locale, agencyId, params } as const;

    return [{ id, mail: uid === null ? { ...mail, toAgency: true } : mail }];
  };

  const clients = new Map(due.flatMap(({ orderedBy }) => (orderedBy ? [[orderedBy.id, orderedBy]] : [])));
  const reached = [...clients.values()].filter(({ remindersByEmail }) => remindersByEmail !== false);
  const filterByClient = (id: string) => due.filter(({ orderedBy }) => orderedBy?.id === id);
  const inbox = agency && { email: agency.contactEmail, locale: agency.defaultLocale ?? 'en' };

  return [
    ...reached.flatMap((client) =>
      makeMail(client, client.displayName, client.id, filterByClient(client.id)),
    ),
    ...(inbox ? makeMail(inbox, agency.publicName, null, due) : []),
  ];
};
