import { Timestamp } from 'firebase-admin/firestore';
import { syncClaims } from '../../auth/claims/sync-claims.ts';
import { continueErasures } from '../../features/privacy/erasure/continue-erasures.ts';
import { acceptUnanswered } from '../../features/deliveries/jobs/accept-unanswered.ts';
import { billAccepted } from '../../features/orders/jobs/bill-accepted.ts';
import { sendLetters } from '../../features/orders/jobs/send-letters.ts';
import { countTakes } from '../../features/auditions/jobs/count-takes.ts';
import { endDueOptions } from '../../features/availability/jobs/end-due-options.ts';
import { keepLedger } from '../../features/ledger/jobs/keep-ledger.ts';
import { sendEndReminders } from '../../features/ledger/jobs/send-end-reminders.ts';
import { remindOfPapers } from '../../features/payouts/jobs/remind-of-papers.ts';
import { remindSigners } from '../../features/sessions/jobs/remind-signers.ts';
import { remindTalents } from '../../features/auditions/jobs/remind-talents.ts';
import { sealAgency } from '../../features/audit/jobs/seal-audit.ts';
import { sendOutcomes } from '../../features/auditions/jobs/send-outcomes.ts';
import { sendDueMails } from '../../outgoing/mail/send.ts';
import { retryDeliveries } from '../../outgoing/webhooks/retry.ts';
import type { DueJobs } from '../../features/health/dues.ts';
import { findPendingClaims } from '../../work/collections/memberships.ts';

/** How long one call starts new work, well below the browser's limit. In milliseconds. */
const ROUND_MS = 20_000;
const MAILS_MAX = 50;
/** Maximum accounts whose claims one call updates. */
const PEOPLE_MAX = 20;

/** What an agency may run by hand, as the schedules would. */
export const DUE_JOBS: DueJobs = {
  mail: (agencyId) => sendDueMails({ limit: MAILS_MAX, agencyId, roundMs: ROUND_MS }),
  reminders: async (agencyId, now) => {
    const endsAt = now + ROUND_MS;
    await endDueOptions(now, { agencyId, roundMs: ROUND_MS });
    await remindTalents(now, undefined, { agencyId, roundMs: ROUND_MS });
    await remindSigners(now, { agencyId, roundMs: endsAt - Date.now() });
    await acceptUnanswered(now, { agencyId, roundMs: endsAt - Date.now() });
    await remindOfPapers(now, { agencyId, roundMs: endsAt - Date.now() });
    await sendLetters(now, { agencyId, roundMs: endsAt - Date.now() });
  },
  outcomes: (agencyId, now) => sendOutcomes(now, { agencyId, roundMs: ROUND_MS }),
  ledger: async (agencyId, now) => {
    const endsAt = now + ROUND_MS;
    await billAccepted(now, { agencyId, roundMs: ROUND_MS });
    await keepLedger(now, { agencyId, roundMs: endsAt - Date.now() });
  },
  takeCounts: (agencyId, now) => countTakes(now, { agencyId, roundMs: ROUND_MS }),
  licenceReminders: (agencyId, now) => sendEndReminders(now, { agencyId, roundMs: ROUND_MS }),
  webhooks: (agencyId, now) => retryDeliveries(now, { agencyId, roundMs: ROUND_MS }),
  auditSeals: (agencyId) => sealAgency(agencyId, ROUND_MS),
  access: async (agencyId, now) => {
    const people = await findPendingClaims(agencyId, Timestamp.fromMillis(now), PEOPLE_MAX);
    for (const uid of people) if (Date.now() < now + ROUND_MS) await syncClaims(uid);
  },
  erasures: (agencyId) => continueErasures(ROUND_MS, agencyId),
};
