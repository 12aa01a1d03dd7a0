import { Timestamp } from 'firebase-admin/firestore';
import { OVERDUE_MS, DUE_KINDS, ERASURE_OVERDUE_MS, type DueKind } from '@domain/health/health.ts';
import { getAgency } from '../../work/access/caller.ts';
import { runOutsideCall, recordStep } from '../../platform/firestore/call-steps.ts';
import type { Waiting } from '../../platform/firestore/tally.ts';
import type { Operation } from '../../work/operation.ts';
import { tallyOverdueSeals } from '../../work/collections/audit-records.ts';
import { tallyOverdueExtensions } from '../../work/collections/audition-dossiers.ts';
import { tallyOverdueEntries } from '../../work/collections/audition-queries.ts';
import { tallyDueDeliveries } from '../../work/collections/deliveries.ts';
import { tallyOverdueErasures } from '../../work/collections/deletion-requests.ts';
import { tallyDueOptions, tallyOverdueRequests } from '../../work/collections/availability-requests.ts';
import { tallyOverdueChoices } from '../../work/collections/casting-demos.ts';
import { tallyOverdueLedgerOrders } from '../../work/collections/ledger-orders.ts';
import { tallyOverdueMail } from '../../work/collections/mail.ts';
import { tallyOverdueDecisions } from '../../work/collections/memberships.ts';
import { tallyBillsDue, tallyLettersDue } from '../../work/collections/orders.ts';
import { tallyDuePapers } from '../../work/collections/self-billed-papers.ts';
import { tallyOverdueReports } from '../../work/collections/session-reports.ts';
import { tallyOverdueEnds } from '../../work/collections/sold-licences.ts';
import { tallyOverdueDeliveries } from '../../work/collections/webhook-deliveries.ts';
import { operationInSteps } from '../../work/unit/operation.ts';
import { getBacklog, getCheckTime } from './check-time.ts';

/** Runs an agency's work of each kind that is due at a moment (milliseconds). */
export type DueJobs = Readonly<Record<DueKind, (agencyId: string, now: number) => Promise<unknown>>>;

interface Due {
  /** Time after which it is overdue; absent: `BEHIND_MS`. In milliseconds. */
  readonly behindMs?: number;
  readonly behind: (agencyId: string, by: Timestamp) => Promise<readonly Waiting[]>;
}

const DUES: Readonly<Record<DueKind, Due>> = {
  mail: {
    behind: async (agencyId, by) => [await tallyOverdueMail(agencyId, by)],
  },
  reminders: {
    behind: (agencyId, by) =>
      Promise.all([
        tallyOverdueEntries(agencyId, 'remindAt', by),
        tallyOverdueExtensions(agencyId, 'extension.remindAt', by),
        tallyOverdueRequests(agencyId, by),
        tallyDueOptions(agencyId, by),
        tallyOverdueReports(agencyId, by),
        tallyDueDeliveries(agencyId, by),
        tallyDuePapers(agencyId, by),
        tallyLettersDue(agencyId, by),
      ]),
  },
  outcomes: {
    behind: (agencyId, by) =>
      Promise.all([
        tallyOverdueChoices(agencyId, by),
        tallyOverdueEntries(agencyId, 'outcomeDueAt', by),
        tallyOverdueExtensions(agencyId, 'extension.outcomeDueAt', by),
      ]),
  },
  ledger: {
    behind: (agencyId, by) =>
      Promise.all([tallyOverdueLedgerOrders(agencyId, by), tallyBillsDue(agencyId, by)]),
  },
  takeCounts: {
    behind: async (agencyId, by) => [await tallyOverdueEntries(agencyId, 'countDueAt', by)],
  },
  licenceReminders: {
    behind: async (agencyId, by) => [await tallyOverdueEnds(agencyId, by)],
  },
  webhooks: {
    behind: async (agencyId, by) => [await tallyOverdueDeliveries(agencyId, by)],
  },
  auditSeals: {
    behind: async (agencyId, by) => [await tallyOverdueSeals(agencyId, by)],
  },
  access: {
    behind: async (agencyId, by) => [await tallyOverdueDecisions(agencyId, by)],
  },
  erasures: {
    behindMs: ERASURE_OVERDUE_MS,
    behind: async (agencyId, by) => [await tallyOverdueErasures(agencyId, by)],
  },
};

const readBacklog = async (kind: DueKind, agencyId: string) => {
  const { behindMs = OVERDUE_MS, behind } = DUES[kind];
  return getBacklog(...(await behind(agencyId, Timestamp.fromMillis(Date.now() - behindMs))));
};

/** Returns overdue work of the agency. Eighteen counts with the first of each: 36 reads, plus one per thousand. */
export const getDueHealth: Operation<'health.dues'> = async ({ caller }) => {
  const agencyId = getAgency(caller);
  const dues = await Promise.all(
    DUE_KINDS.map(async (kind) => ({ kind, ...(await readBacklog(kind, agencyId)) })),
  );
  return { dues, ...getCheckTime() };
};

/** Runs the due work of one kind for the agency immediately, as the schedule would; records who requested it. */
export const createRunDue = (jobs: DueJobs) =>
  operationInSteps('health.runDue', async ({ step, caller, body: { kind } }) => {
    const agencyId = getAgency(caller);

    const { before, after } = await recordStep(() =>
      runOutsideCall(async () => {
        const { count } = await readBacklog(kind, agencyId);
        await jobs[kind](agencyId, Date.now());
        return { before: count, after: (await readBacklog(kind, agencyId)).count };
      }),
    );

    await step((work) => {
      work.audit(
        { subject: `agencies/${agencyId}`, agencyId },
        { kind, behind: before },
        { kind, behind: after },
      );
      return Promise.resolve(null);
    });

    return { done: Math.max(0, before - after), left: after };
  });
