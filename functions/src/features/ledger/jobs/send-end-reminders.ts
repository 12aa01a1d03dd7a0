import { Timestamp } from 'firebase-admin/firestore';
import { logger } from 'firebase-functions';
import { getZone } from '@domain/agencies/agencies.ts';
import type { User } from '@domain/accounts/accounts.ts';
import { getDueEndReminder } from '@domain/ledger/ending-reminders.ts';
import type { SoldLicence } from '@domain/ledger/sold-licences.ts';
import { getDayInZone } from '@domain/rates/day-in-zone.ts';
import { getNightEnd } from '@domain/sessions/signature-reminders.ts';
import { isTimeZone } from '@domain/values/known-zone.ts';
import { isQueued, queueMail } from '../../../outgoing/mail/outbox.ts';
import { readAgency } from '../../../work/collections/agencies.ts';
import {
  findCompaniesToRemind,
  findLicencesToRemind,
  soldLicences,
} from '../../../work/collections/sold-licences.ts';
import { getEndingMails, getOrderers, type DueReminder } from './ending-mails.ts';
import type { ScheduledRun } from '../../../work/scheduled-run.ts';
import { job, type Step } from '../../../work/unit/operation.ts';

/** Maximum licences per page and email: each is written, and Firestore allows 500 writes. */
const PAGE = 200;
/** Time limit of a round, well below the function's. In milliseconds. */
const ROUND_MS = 60 * 1000;
/** Delay after a failure, so it doesn't stay first in the queue. In milliseconds. */
const AGAIN_MS = 60 * 60 * 1000;

type Company = Pick<SoldLicence, 'agencyId' | 'companyId'>;

/** The decision on a licence: postponed to a moment, or recorded as checked, with a reminder if needed. */
type Judged =
  | { readonly licence: SoldLicence; readonly until: number }
  | { readonly licence: SoldLicence; readonly due: DueReminder | undefined };

const getReaderZone = (user: User | undefined): string =>
  user?.timeZone && isTimeZone(user.timeZone) ? user.timeZone : 'UTC';

/** A moment, and the time zone of the licences' agency. */
interface Looked {
  readonly now: number;
  readonly zone: string;
}

const judge = (licence: SoldLicence, orderedBy: User | undefined, { now, zone }: Looked): Judged => {
  const reminding = getDueEndReminder(licence, now, getDayInZone(zone, new Date(now)));
  const morning = reminding?.isSending ? getNightEnd(now, getReaderZone(orderedBy)) : undefined;
  // In zones further east the last day may be over by morning, so the mail is sent at night.
  if (morning !== undefined && getDayInZone(zone, new Date(morning)) <= (licence.expiresOn ?? ''))
    return { licence, until: morning };

  const { through } = reminding ?? {};
  const noted = { ...licence, remindedThrough: through ?? licence.remindedThrough };
  const { expiresOn } = licence;
  if (!reminding?.isSending || through === undefined || expiresOn === null)
    return { licence: noted, due: undefined };

  return { licence: noted, due: { licence, expiresOn, orderedBy, through } };
};

/** Judges a licence; an invalid record is postponed, so it doesn't block the rest. */
const judgeSafely = (licence: SoldLicence, orderedBy: User | undefined, looked: Looked): Judged => {
  try {
    return judge(licence, orderedBy, looked);
  } catch (error) {
    logger.error('A licence could not be reminded of', { id: licence.id, cause: String(error) });
    return { licence, until: looked.now + AGAIN_MS };
  }
};

/** Sends a company's due reminders: to buyers once it is day in their zone, and to the agency. Returns the emails and whether more may be due. */
const sendReminder = (
  step: Step,
  company: Company,
  now: number,
): Promise<{ readonly mails: number; readonly isAll: boolean }> =>
  step(
    async (work) => {
      const found = await findLicencesToRemind(company, Timestamp.fromMillis(now), PAGE, work);
      const [orderers, agency] = await Promise.all([
        getOrderers(found, work),
        readAgency(company.agencyId, work),
      ]);
      const looked = { now, zone: getZone(agency) };
      const judged = found.map((licence) => judgeSafely(licence, orderers.get(licence.id), looked));
      const due = judged.flatMap((item) => ('due' in item && item.due ? [item.due] : []));
      const mails = getEndingMails(due, agency, now);
      // A first air date that was changed and restored yields an id already mailed.
      const queued = await Promise.all(mails.map(({ id }) => isQueued(id, work)));
      const fresh = mails.filter((_mail, index) => !queued[index]);

      for (const verdict of judged) {
        if ('until' in verdict)
          work.update(verdict.licence, { remindAt: Timestamp.fromMillis(verdict.until) });
        else work.set(soldLicences, verdict.licence);
      }

      for (const { id, mail } of fresh) queueMail(work, id, mail);

      if (due.length > 0)
        work.audit(
          { subject: `companies/${company.companyId}`, agencyId: company.agencyId },
          null,
          { licences: Object.fromEntries(due.map(({ licence, through }) => [licence.id, through])) },
          { action: 'ledger.remind' },
        );

      return { mails: fresh.length, isAll: found.length < PAGE };
    },
    { action: null },
  );

/** Moves a failed company behind the others. Returns whether all its due licences were moved. */
const postponeReminders = (step: Step, company: Company, now: number): Promise<boolean> =>
  step(
    async (work) => {
      const found = await findLicencesToRemind(company, Timestamp.fromMillis(now), PAGE, work);
      for (const licence of found) work.update(licence, { remindAt: Timestamp.fromMillis(now + AGAIN_MS) });
      return found.length < PAGE;
    },
    { action: null },
  );

/** Sends all of a company's reminders due until `over`; failures are postponed and retried. */
const remindAll = async (step: Step, company: Company, now: number, over: number): Promise<number> => {
  let mails = 0;
  let isAll = false;

  while (!isAll && Date.now() < over) {
    try {
      const round = await sendReminder(step, company, now);
      mails += round.mails;
      isAll = round.isAll;
    } catch (error) {
      logger.error('A company could not be reminded of licences', { ...company, cause: String(error) });
      isAll = await postponeReminders(step, company, now);
    }
  }

  return mails;
};

/**
 * Reminds companies and agencies of licences ending, as of a moment (milliseconds), in one email per company. Returns the number of emails queued.
 * A failure doesn't block the rest, however many are due, and is retried an hour later.
 */
export const sendEndReminders = job(
  'ledger',
  async (
    step,
    now: number,
    { agencyId: chosenAgency, roundMs = ROUND_MS }: ScheduledRun = {},
  ): Promise<number> => {
    const over = Date.now() + roundMs;
    const met = new Set<string>();
    let mails = 0;
    let companies: readonly Company[];

    do {
      const waiting = await findCompaniesToRemind(Timestamp.fromMillis(now), PAGE, chosenAgency);
      // Each company once, so the run ends even if postponing fails.
      companies = waiting.filter(
        ({ agencyId, companyId }) => !met.has(JSON.stringify([agencyId, companyId])),
      );

      for (const company of companies) {
        met.add(JSON.stringify([company.agencyId, company.companyId]));
        try {
          mails += await remindAll(step, company, now, over);
        } catch (error) {
          logger.error('A company keeps its place in the queue', { ...company, cause: String(error) });
        }
      }
    } while (companies.length > 0 && Date.now() < over);

    if (mails > 0) logger.info('Companies were reminded of licences', { emails: mails });

    return mails;
  },
);
