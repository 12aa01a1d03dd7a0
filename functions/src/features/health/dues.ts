import { Timestamp } from 'firebase-admin/firestore';
import { OVERDUE_MS, DUE_KINDS, ERASURE_OVERDUE_MS, type DueKind } from '@domain/health/health.ts';
import { getAgency } from '../../work/access/caller.ts';
import { syncClaims } from '../../rights/claims/sync-claims.ts';
import { runOutsideCall, recordStep } from '../../platform/firestore/call-steps.ts';
import type { Waiting } from '../../platform/firestore/tally.ts';
import type { Operation } from '../../work/operation.ts';
import { tallyOverdueSeals } from '../../work/records/audit-records.ts';
import { tallyOverdueExtensions } from '../../work/records/audition-dossiers.ts';
import { tallyOverdueEntries } from '../../work/records/audition-queries.ts';
import { tallyDueDeliveries } from '../../work/records/deliveries.ts';
import { tallyOverdueErasures } from '../../work/records/deletion-requests.ts';
import { tallyOverdueRequests } from '../../work/records/availability-requests.ts';
import { tallyOverdueChoices } from '../../work/records/casting-demos.ts';
import { tallyOverdueLedgerOrders } from '../../work/records/ledger-orders.ts';
import { tallyOverdueMail } from '../../work/records/mail.ts';
import { tallyOverdueDecisions, findPendingClaims } from '../../work/records/memberships.ts';
import { tallyBillsDue } from '../../work/records/orders.ts';
import { tallyOverdueReports } from '../../work/records/session-reports.ts';
import { tallyOverdueEnds } from '../../work/records/sold-licences.ts';
import { tallyOverdueDeliveries } from '../../work/records/webhook-deliveries.ts';
import { continueErasures } from '../../work/privacy/continue-erasures.ts';
import { acceptUnanswered } from '../../incoming/scheduled/accept-unanswered.ts';
import { billAccepted } from '../../incoming/scheduled/bill-accepted.ts';
import { countTakes } from '../../incoming/scheduled/count-takes.ts';
import { keepLedger } from '../../incoming/scheduled/keep-ledger.ts';
import { sendEndReminders } from '../../incoming/scheduled/send-end-reminders.ts';
import { remindSigners } from '../../incoming/scheduled/remind-signers.ts';
import { remindTalents } from '../../incoming/scheduled/remind-talents.ts';
import { sealAgency } from '../../incoming/scheduled/seal-audit.ts';
import { sendOutcomes } from '../../incoming/scheduled/send-outcomes.ts';
import { sendDueMails } from '../../outgoing/mail/send.ts';
import { retryDeliveries } from '../../outgoing/webhooks/retry.ts';
import { operationInSteps } from '../../work/unit/operation.ts';
import { getBacklog, getCheckTime } from './check-time.ts';

/** How long one call starts new work, well below the browser's limit. In milliseconds. */
const ROUND_MS = 20_000;
const MAILS_MAX = 50;
/** Maximum accounts whose claims one call updates. */
const PEOPLE_MAX = 20;

interface Due {
  /** Time after which it is overdue; absent: `BEHIND_MS`. In milliseconds. */
  readonly behindMs?: number;
  readonly behind: (agencyId: string, by: Timestamp) => Promise<readonly Waiting[]>;
  /** Runs an agency's work due at a moment (milliseconds). */
  readonly run: (agencyId: string, now: number) => Promise<unknown>;
}

const DUES: Readonly<Record<DueKind, Due>> = {
  mail: {
    behind: async (agencyId, by) => [await tallyOverdueMail(agencyId, by)],
    run: (agencyId) => sendDueMails({ limit: MAILS_MAX, agencyId, roundMs: ROUND_MS }),
  },
  reminders: {
    behind: (agencyId, by) =>
      Promise.all([
        tallyOverdueEntries(agencyId, 'remindAt', by),
        tallyOverdueExtensions(agencyId, 'extension.remindAt', by),
        tallyOverdueRequests(agencyId, by),
        tallyOverdueReports(agencyId, by),
        tallyDueDeliveries(agencyId, by),
      ]),
    run: async (agencyId, now) => {
      const endsAt = now + ROUND_MS;
      await remindTalents(now, undefined, { agencyId, roundMs: ROUND_MS });
      await remindSigners(now, { agencyId, roundMs: endsAt - Date.now() });
      await acceptUnanswered(now, { agencyId, roundMs: endsAt - Date.now() });
    },
  },
  outcomes: {
    behind: (agencyId, by) =>
      Promise.all([
        tallyOverdueChoices(agencyId, by),
        tallyOverdueEntries(agencyId, 'outcomeDueAt', by),
        tallyOverdueExtensions(agencyId, 'extension.outcomeDueAt', by),
      ]),
    run: (agencyId, now) => sendOutcomes(now, { agencyId, roundMs: ROUND_MS }),
  },
  ledger: {
    behind: (agencyId, by) =>
      Promise.all([tallyOverdueLedgerOrders(agencyId, by), tallyBillsDue(agencyId, by)]),
    run: async (agencyId, now) => {
      const endsAt = now + ROUND_MS;
      await billAccepted(now, { agencyId, roundMs: ROUND_MS });
      await keepLedger(now, { agencyId, roundMs: endsAt - Date.now() });
    },
  },
  takeCounts: {
    behind: async (agencyId, by) => [await tallyOverdueEntries(agencyId, 'countDueAt', by)],
    run: (agencyId, now) => countTakes(now, { agencyId, roundMs: ROUND_MS }),
  },
  licenceReminders: {
    behind: async (agencyId, by) => [await tallyOverdueEnds(agencyId, by)],
    run: (agencyId, now) => sendEndReminders(now, { agencyId, roundMs: ROUND_MS }),
  },
  webhooks: {
    behind: async (agencyId, by) => [await tallyOverdueDeliveries(agencyId, by)],
    run: (agencyId, now) => retryDeliveries(now, { agencyId, roundMs: ROUND_MS }),
  },
  auditSeals: {
    behind: async (agencyId, by) => [await tallyOverdueSeals(agencyId, by)],
    run: (agencyId) => sealAgency(agencyId, ROUND_MS),
  },
  access: {
    behind: async (agencyId, by) => [await tallyOverdueDecisions(agencyId, by)],
    run: async (agencyId, now) => {
      const people = await findPendingClaims(agencyId, Timestamp.fromMillis(now), PEOPLE_MAX);
      for (const uid of people) if (Date.now() < now + ROUND_MS) await syncClaims(uid);
    },
  },
  erasures: {
    behindMs: ERASURE_OVERDUE_MS,
    behind: async (agencyId, by) => [await tallyOverdueErasures(agencyId, by)],
    run: (agencyId) => continueErasures(ROUND_MS, agencyId),
  },
};

const readBacklog = async (kind: DueKind, agencyId: string) => {
  const { behindMs = OVERDUE_MS, behind } = DUES[kind];
  return getBacklog(...(await behind(agencyId, Timestamp.fromMillis(Date.now() - behindMs))));
};

/** Returns overdue work of the agency. Seventeen counts with the first of each: 34 reads, plus one per thousand. */
export const getDueHealth: Operation<'health.dues'> = async ({ caller }) => {
  const agencyId = getAgency(caller);
  const dues = await Promise.all(
    DUE_KINDS.map(async (kind) => ({ kind, ...(await readBacklog(kind, agencyId)) })),
  );
  return { dues, ...getCheckTime() };
};

/** Runs the due work of one kind for the agency immediately, as the schedule would; records who requested it. */
export const runDue = operationInSteps('health.runDue', async ({ step, caller, body: { kind } }) => {
  const agencyId = getAgency(caller);

  const { before, after } = await recordStep(() =>
    runOutsideCall(async () => {
      const { count } = await readBacklog(kind, agencyId);
      await DUES[kind].run(agencyId, Date.now());
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
