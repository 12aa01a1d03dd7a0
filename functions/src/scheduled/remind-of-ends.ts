import { Timestamp } from 'firebase-admin/firestore';
import { logger } from 'firebase-functions';
import { zoneOf } from '@domain/agencies/agencies.ts';
import type { User } from '@domain/accounts/accounts.ts';
import { dueEndReminder } from '@domain/ledger/ending-reminders.ts';
import type { SoldLicence } from '@domain/ledger/sold-licences.ts';
import { dayIn } from '@domain/rates/day-in.ts';
import { nightEnd } from '@domain/sessions/signature-reminders.ts';
import { isTimeZone } from '@domain/values/time-zones.ts';
import { recordAudit } from '../firestore/audit.ts';
import { transact } from '../firestore/transact.ts';
import { isQueued, queueMail } from '../mail/outbox.ts';
import { readAgency } from '../records/agencies.ts';
import {
  companiesToRemind,
  licencesToRemind,
  putOffReminder,
  storeSoldLicence,
} from '../records/sold-licences.ts';
import { endingMailsOf, orderersOf, type Due } from './ending-mails.ts';
import type { Run } from './run.ts';

/** Licences looked at together, and of one email at most: each is written, and Firestore allows 500 writes. */
const PAGE = 200;
/** A round ends after this long, well before the platform ends the function. In milliseconds. */
const ROUND_MS = 60 * 1000;
/** What failed stands back for this long, so that it is never first in the queue again and again. In milliseconds. */
const AGAIN_MS = 60 * 60 * 1000;

type Company = Pick<SoldLicence, 'agencyId' | 'companyId'>;

/** What is to be done about a licence: put off until a moment, or noted as looked at, and told of where there is something to say. */
type Judged =
  | { readonly licence: SoldLicence; readonly until: number }
  | { readonly licence: SoldLicence; readonly due: Due | undefined };

const readersZone = (user: User | undefined): string =>
  user?.timeZone && isTimeZone(user.timeZone) ? user.timeZone : 'UTC';

/** A moment, and the clock of the agency whose licences are looked at. */
interface Looked {
  readonly now: number;
  readonly zone: string;
}

const judge = (licence: SoldLicence, orderedBy: User | undefined, { now, zone }: Looked): Judged => {
  const reminding = dueEndReminder(licence, now, dayIn(zone, new Date(now)));
  const morning = reminding?.isTold ? nightEnd(now, readersZone(orderedBy)) : undefined;
  // Far east of here the last day may be over by then: who is told at night is told at all.
  if (morning !== undefined && dayIn(zone, new Date(morning)) <= (licence.expiresOn ?? ''))
    return { licence, until: morning };
  const { through } = reminding ?? {};
  const noted = { ...licence, remindedThrough: through ?? licence.remindedThrough };
  const { expiresOn } = licence;
  if (!reminding?.isTold || through === undefined || expiresOn === null)
    return { licence: noted, due: undefined };
  return { licence: noted, due: { licence, expiresOn, orderedBy, through } };
};

/** The same of a record that makes no sense: it waits, and keeps none of the others. */
const judgeSafely = (licence: SoldLicence, orderedBy: User | undefined, looked: Looked): Judged => {
  try {
    return judge(licence, orderedBy, looked);
  } catch (error) {
    logger.error('A licence could not be reminded of', { id: licence.id, cause: String(error) });
    return { licence, until: looked.now + AGAIN_MS };
  }
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
    const looked = { now, zone: zoneOf(agency) };
    const judged = found.map((licence) => judgeSafely(licence, orderers.get(licence.id), looked));
    const due = judged.flatMap((one) => ('due' in one && one.due ? [one.due] : []));
    const mails = endingMailsOf(due, agency, now);
    // A day on air that was corrected and put right again comes to an occasion that was mailed already.
    const queued = await Promise.all(mails.map(({ id }) => isQueued(id, transaction)));
    const fresh = mails.filter((_mail, at) => !queued[at]);
    for (const one of judged) {
      if ('until' in one) putOffReminder(transaction, one.licence.id, Timestamp.fromMillis(one.until));
      else storeSoldLicence(transaction, one.licence);
    }
    for (const { id, mail } of fresh) queueMail(transaction, id, mail);
    if (due.length > 0)
      recordAudit(
        transaction,
        { platform: 'ledger' },
        {
          agencyId: company.agencyId,
          action: 'ledger.remind',
          subject: `companies/${company.companyId}`,
          before: null,
          after: { licences: Object.fromEntries(due.map(({ licence, through }) => [licence.id, through])) },
        },
      );
    return { mails: fresh.length, isAll: found.length < PAGE };
  });

/** Has what a company could not be reminded of stand back behind the others. Answers whether that is all that is due of it. */
const standBack = (company: Company, now: number): Promise<boolean> =>
  transact(async (transaction) => {
    const found = await licencesToRemind(company, Timestamp.fromMillis(now), PAGE, transaction);
    for (const { id } of found) putOffReminder(transaction, id, Timestamp.fromMillis(now + AGAIN_MS));
    return found.length < PAGE;
  });

/** Reminds one company of everything that is due until `over`; what fails stands back and is tried again later. */
const remindAll = async (company: Company, now: number, over: number): Promise<number> => {
  let mails = 0;
  let isAll = false;
  while (!isAll && Date.now() < over) {
    try {
      const round = await remindOf(company, now);
      mails += round.mails;
      isAll = round.isAll;
    } catch (error) {
      logger.error('A company could not be reminded of licences', { ...company, cause: String(error) });
      isAll = await standBack(company, now);
    }
  }
  return mails;
};

/**
 * Reminds companies and their agencies of licences that end, as far as that is due at a moment (milliseconds): one email for all of a
 * company. One that fails keeps no other, however much of it is due, and is tried again an hour later. Answers how many emails were
 * put into the outbox.
 */
export const remindOfEnds = async (
  now: number,
  { agencyId: whose, roundMs = ROUND_MS }: Run = {},
): Promise<number> => {
  const over = Date.now() + roundMs;
  const met = new Set<string>();
  let mails = 0;
  let companies: readonly Company[];
  do {
    const waiting = await companiesToRemind(Timestamp.fromMillis(now), PAGE, whose);
    // Each once: should even standing back fail, the run ends.
    companies = waiting.filter(({ agencyId, companyId }) => !met.has(JSON.stringify([agencyId, companyId])));
    for (const company of companies) {
      met.add(JSON.stringify([company.agencyId, company.companyId]));
      try {
        mails += await remindAll(company, now, over);
      } catch (error) {
        logger.error('A company keeps its place in the queue', { ...company, cause: String(error) });
      }
    }
  } while (companies.length > 0 && Date.now() < over);
  if (mails > 0) logger.info('Companies were reminded of licences', { emails: mails });
  return mails;
};
