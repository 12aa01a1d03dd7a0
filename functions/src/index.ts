import { setGlobalOptions } from 'firebase-functions';
import { onDocumentCreated, onDocumentWritten } from 'firebase-functions/v2/firestore';
import { onRequest } from 'firebase-functions/v2/https';
import { beforeUserCreated } from 'firebase-functions/v2/identity';
import {
  IDENTITY_PLATFORM,
  MAIL_EVENTS_SECRET,
  PUSH_KEY,
  SEAL_CERTIFICATE,
  SMTP_URL,
  STRIPE_KEY,
  STRIPE_WEBHOOK_SECRET,
} from './config.ts';
import { keepBodiesRaw } from './incoming/http/raw-body.ts';
import { loadWhenCalled } from './incoming/http/load-when-called.ts';
import { onClock } from './incoming/scheduled/on-clock.ts';
import { runAs } from './service-accounts.ts';
import { TOKEN_KEY } from './work/tokens/link-key.ts';
import { injectFollowing } from './work/unit/following.ts';

import where from './region.json' with { type: 'json' };

// `npm run region` writes it, together with Hosting's rewrite.
setGlobalOptions({ region: where.region, maxInstances: 5 });
keepBodiesRaw();
injectFollowing(async () => (await import('./work/following/projections.ts')).FOLLOWING);

const secrets = [TOKEN_KEY, SMTP_URL];
const [API, TRIGGERS] = [runAs('functions-api'), runAs('functions-triggers')];

/**
 * The HTTP API, behind the Hosting rewrite `/api/**`. An upload takes up to 70 MB: 12 body, 10 file, 23 a minute of samples,
 * 20 on its way to Storage. Ten of them, 200 MB for the process and 110 for the decoder's fit into 1 GiB.
 * Forty instances are 400 concurrent calls and bound the cost of an attack. Hosting waits a minute for a response.
 */
export const api = onRequest(
  {
    serviceAccount: API,
    secrets: [...secrets, PUSH_KEY, MAIL_EVENTS_SECRET, SEAL_CERTIFICATE, STRIPE_KEY, STRIPE_WEBHOOK_SECRET],
    memory: '1GiB',
    cpu: 1,
    concurrency: 10,
    maxInstances: 40,
    timeoutSeconds: 120,
  },
  loadWhenCalled('api', async () => {
    const [{ createApp }, { handlers }] = await Promise.all([
      import('./incoming/http/app.ts'),
      import('./handlers.ts'),
    ]);
    return createApp(handlers);
  }),
);

/**
 * Calls longer than the minute Hosting waits, at the function's own address (`isLong` in contracts): zips of audio, limited by the client's speed.
 * Half an hour is 1.2 GB at 5 Mbit/s, or 500 demos of a minute. A zip holds under 150 MB in memory, besides the process (`npm run bench -- zip`).
 * To fix an hour of stereo takes 10 seconds of CPU, also with another sample rate, in two further processes of 115 MB.
 */
export const long = onRequest(
  {
    serviceAccount: API,
    secrets,
    memory: '1GiB',
    cpu: 1,
    concurrency: 2,
    maxInstances: 20,
    timeoutSeconds: 1800,
  },
  loadWhenCalled('long', async () => {
    const [{ createLongApp }, { handlers }] = await Promise.all([
      import('./incoming/http/app.ts'),
      import('./handlers.ts'),
    ]);
    return createLongApp(handlers);
  }),
);

/** Pages behind links: the app's shell with the page's content. `npm run build:functions` adds the built shell, and Hosting pins releases to it. */
export const pages = onRequest(
  {
    serviceAccount: API,
    secrets: [TOKEN_KEY],
    memory: '512MiB',
    cpu: 1,
    concurrency: 40,
    maxInstances: 20,
    timeoutSeconds: 60,
  },
  loadWhenCalled('pages', async () => {
    const [{ createPages }, { handlers }] = await Promise.all([
      import('./incoming/pages/pages.ts'),
      import('./handlers.ts'),
    ]);
    return createPages(handlers);
  }),
);

/** Refuses sign-ups at the identity provider, which waits seven seconds for a response. */
export const signUpGuard = beforeUserCreated(
  {
    serviceAccount: TRIGGERS,
    omit: IDENTITY_PLATFORM.equals(false),
    memory: '256MiB',
    maxInstances: 5,
    timeoutSeconds: 7,
  },
  async (event) => (await import('./auth/identity/refuse-sign-up.ts')).refuseSignUp(event),
);

/** Sends a queued mail immediately; one at a time per instance, because it waits for an external server. */
export const mailQueued = onDocumentCreated(
  {
    document: 'mail/{mailId}',
    serviceAccount: TRIGGERS,
    secrets: [...secrets, PUSH_KEY],
    memory: '256MiB',
    concurrency: 1,
    maxInstances: 10,
    timeoutSeconds: 120,
  },
  async ({ params }) => (await import('./outgoing/mail/triggers.ts')).onMailQueued(params.mailId),
);

/** Sends an event to an agency's webhooks; one at a time per instance, because it waits for external servers. */
export const agencyEvent = onDocumentCreated(
  {
    document: 'webhookEvents/{eventId}',
    serviceAccount: TRIGGERS,
    secrets: [TOKEN_KEY],
    memory: '256MiB',
    concurrency: 1,
    maxInstances: 10,
    timeoutSeconds: 60,
    retry: true,
  },
  async ({ params }) => (await import('./outgoing/webhooks/fan-out-event.ts')).fanOutEvent(params.eventId),
);

/** For measuring files of any length; the decoder is a process of 110 MB. */
const MEASURING = {
  serviceAccount: runAs('functions-measuring'),
  memory: '512MiB',
  cpu: 1,
  concurrency: 1,
  maxInstances: 10,
  timeoutSeconds: 540,
} as const;

/** Measures an audio file of a session; not retried, because the file is usable without its figures. */
export const sessionFileCreated = onDocumentCreated(
  { document: 'sessionFiles/{fileId}', ...MEASURING },
  async ({ params }) =>
    (await import('./features/sessions/files/measure-session-file.ts')).measureSessionFile(params.fileId),
);

/**
 * Measures a delivered file of up to 2 GB as a stream, one at a time per instance; retried once. An hour of
 * 24-bit stereo takes 16 to 34 seconds of CPU.
 */
export const deliveryCreated = onDocumentCreated(
  { document: 'deliveries/{deliveryId}', ...MEASURING, retry: true },
  async ({ params }) =>
    (await import('./features/deliveries/measure-delivery.ts')).measureDelivery(params.deliveryId),
);

export const webhookRetry = onClock(
  'webhookRetry',
  { secrets: [TOKEN_KEY], memory: '256MiB', timeoutSeconds: 120 },
  async (now) => (await import('./outgoing/webhooks/retry.ts')).retryDeliveries(now),
);

/** Updates claims after a decision on an account; retried until complete. */
export const accountWritten = onDocumentWritten(
  {
    document: 'users/{uid}',
    serviceAccount: TRIGGERS,
    retry: true,
    memory: '256MiB',
    concurrency: 1,
    maxInstances: 10,
  },
  async ({ params, data }) => {
    const { onAccountWritten } = await import('./auth/claims/triggers.ts');
    await onAccountWritten(params.uid, {
      before: data?.before.get('accessVersion'),
      after: data?.after.get('accessVersion'),
    });
  },
);

/** Options of functions that update copies page by page; retried until complete. */
const FOLLOWING = {
  serviceAccount: TRIGGERS,
  retry: true,
  memory: '256MiB',
  concurrency: 1,
  maxInstances: 10,
  timeoutSeconds: 300,
} as const;

/** Applies an agency's second-factor rule to its team; retried until complete. */
export const agencyWritten = onDocumentWritten(
  { document: 'agencies/{agencyId}', ...FOLLOWING },
  async ({ params, data }) => {
    const { onAgencyWritten } = await import('./auth/claims/second-factor-rule.ts');
    await onAgencyWritten(params.agencyId, {
      before: data?.before.get('asksSecondFactor'),
      after: data?.after.get('asksSecondFactor'),
    });
  },
);

/** Updates all copies of a company's name; retried until complete. */
export const companyWritten = onDocumentWritten(
  { document: 'companies/{companyId}', ...FOLLOWING },
  async ({ params, data }) => {
    const { onCompanyWritten } = await import('./features/companies/company-written.ts');
    await onCompanyWritten(params.companyId, {
      before: data?.before.get('name'),
      after: data?.after.get('name'),
    });
  },
);

export const mailRetry = onClock(
  'mailRetry',
  { secrets: [...secrets, PUSH_KEY], memory: '256MiB' },
  async () => (await import('./outgoing/mail/triggers.ts')).onMailRetry(),
);

/** Reminds talents of deadlines and self-billed papers, signers of reports and clients of deliveries; creates missing sealed files. */
export const reminders = onClock(
  'reminders',
  { secrets: [SEAL_CERTIFICATE], memory: '512MiB', timeoutSeconds: 300 },
  async (now) => {
    const jobs = await Promise.all([
      import('./features/availability/jobs/end-due-options.ts').then((module) => module.endDueOptions),
      import('./features/auditions/jobs/remind-talents.ts').then((module) => module.remindTalents),
      import('./features/sessions/jobs/remind-signers.ts').then((module) => module.remindSigners),
      import('./features/deliveries/jobs/accept-unanswered.ts').then((module) => module.acceptUnanswered),
      import('./features/payouts/jobs/remind-of-papers.ts').then((module) => module.remindOfPapers),
      import('./features/orders/jobs/send-letters.ts').then((module) => module.sendLetters),
    ]);
    for (const run of jobs) await run(now);
  },
);

export const outcomes = onClock('outcomes', { memory: '256MiB', timeoutSeconds: 300 }, async (now) => {
  const { sendOutcomes } = await import('./features/auditions/jobs/send-outcomes.ts');
  await sendOutcomes(now);
});

/** Invoices accepted orders, updates the ledger of licences from orders, and sends reminders of ending ones. */
export const ledger = onClock('ledger', { memory: '512MiB', timeoutSeconds: 300 }, async (now) => {
  const [{ billAccepted }, { keepLedger }, { sendEndReminders }, { dropEnded }] = await Promise.all([
    import('./features/orders/jobs/bill-accepted.ts'),
    import('./features/ledger/jobs/keep-ledger.ts'),
    import('./features/ledger/jobs/send-end-reminders.ts'),
    import('./features/ledger/jobs/drop-ended.ts'),
  ]);

  await billAccepted(now);
  await keepLedger(now);
  await sendEndReminders(now);
  await dropEnded(now);
});

export const takeCounts = onClock('takeCounts', { memory: '256MiB', timeoutSeconds: 60 }, async (now) => {
  const { countTakes } = await import('./features/auditions/jobs/count-takes.ts');
  await countTakes(now);
});

export const auditSeals = onClock('auditSeals', { memory: '256MiB', timeoutSeconds: 300 }, async () => {
  const { sealAudit } = await import('./features/audit/jobs/seal-audit.ts');
  await sealAudit();
});

export const fileSweep = onClock('fileSweep', { memory: '256MiB', timeoutSeconds: 540 }, async () => {
  const { sweepFiles } = await import('./platform/storage/sweep.ts');
  await sweepFiles();
});

/** Deletes identities of interrupted registrations, so their addresses can be registered again. */
export const identitySweep = onClock('identitySweep', { memory: '256MiB', timeoutSeconds: 540 }, async () => {
  const { sweepIdentities } = await import('./auth/identity/sweep.ts');
  await sweepIdentities();
});

export const erasures = onClock('erasures', { secrets, memory: '512MiB', timeoutSeconds: 540 }, async () => {
  const { continueErasures } = await import('./features/privacy/erasure/continue-erasures.ts');
  await continueErasures();
});

export const companyMerges = onClock(
  'companyMerges',
  { memory: '512MiB', timeoutSeconds: 540 },
  async (now) => {
    const { continueMerges } = await import('./features/companies/continue-merges.ts');
    await continueMerges(now);
  },
);

export const projectPurge = onClock(
  'projectPurge',
  { memory: '256MiB', timeoutSeconds: 540 },
  async (now) => {
    const { purgeProjects } = await import('./features/projects/purge-projects.ts');
    await purgeProjects(now);
  },
);
