import { setGlobalOptions } from 'firebase-functions';
import { onDocumentCreated, onDocumentWritten } from 'firebase-functions/v2/firestore';
import { onRequest } from 'firebase-functions/v2/https';
import { beforeUserCreated } from 'firebase-functions/v2/identity';
import { onSchedule } from 'firebase-functions/v2/scheduler';
import {
  IDENTITY_PLATFORM,
  SEAL_CERTIFICATE,
  SMTP_URL,
  STRIPE_KEY,
  STRIPE_WEBHOOK_SECRET,
} from './config.ts';
import { keepBodiesRaw } from './http/raw-body.ts';
import { whenCalled } from './http/when-called.ts';
import { momentOf } from './scheduled/now.ts';
import { SCHEDULES } from './scheduled/schedules.ts';
import { TOKEN_KEY } from './tokens/link-key.ts';

import where from './region.json' with { type: 'json' };

// `npm run region` writes it, together with Hosting's rewrite.
setGlobalOptions({ region: where.region, maxInstances: 5 });
keepBodiesRaw();

const secrets = [TOKEN_KEY, SMTP_URL];

/**
 * The whole HTTP API, behind the Hosting rewrite `/api/**`.
 *
 * An upload takes up to 80 MB while it is worked on: 12 for the body, 10 for the file, 35 for a minute of samples and
 * the decoder's own memory, 20 on its way to Storage. Ten of them at once and 200 MB for the process itself fit into
 * 1 GiB; more calls at once would be answered as fast by another instance. Forty instances are four hundred calls at
 * once, and a bound on what an attack can cost. Hosting waits a minute for an answer; what is under way then may end.
 */
export const api = onRequest(
  {
    secrets: [...secrets, SEAL_CERTIFICATE, STRIPE_KEY, STRIPE_WEBHOOK_SECRET],
    memory: '1GiB',
    cpu: 1,
    concurrency: 10,
    maxInstances: 40,
    timeoutSeconds: 120,
  },
  whenCalled('api', async () => {
    const [{ createApp }, { handlers }] = await Promise.all([
      import('./http/app.ts'),
      import('./handlers.ts'),
    ]);
    return createApp(handlers);
  }),
);

/**
 * Calls of the API that Hosting, which waits a minute, would cut off, at the function's own address (`isLong` of their
 * contracts): zips of audio, sent as fast as whoever asked takes them. Half an hour is 1.2 GB, five hundred demos of a
 * minute, at 5 Mbit/s. A zip holds less than 150 MB at once besides the process (`npm run bench -- zip`).
 */
export const long = onRequest(
  { secrets, memory: '512MiB', cpu: 1, concurrency: 2, maxInstances: 20, timeoutSeconds: 1800 },
  whenCalled('long', async () => {
    const [{ createLongApp }, { handlers }] = await Promise.all([
      import('./http/app.ts'),
      import('./handlers.ts'),
    ]);
    return createLongApp(handlers);
  }),
);

/**
 * The pages behind links, behind the rewrites of Hosting that name it: the app's shell with what the page shows inside.
 * `npm run build:functions` puts the shell of the web app's build beside it, and Hosting pins its releases to it.
 */
export const pages = onRequest(
  { secrets: [TOKEN_KEY], memory: '512MiB', cpu: 1, concurrency: 40, maxInstances: 20, timeoutSeconds: 60 },
  whenCalled('pages', async () => {
    const [{ createPages }, { handlers }] = await Promise.all([
      import('./pages/pages.ts'),
      import('./handlers.ts'),
    ]);
    return createPages(handlers);
  }),
);

/** Refuses sign-up at the identity provider itself. The provider waits seven seconds for an answer. */
export const signUpGuard = beforeUserCreated(
  { omit: IDENTITY_PLATFORM.equals(false), memory: '256MiB', maxInstances: 5, timeoutSeconds: 7 },
  async (event) => (await import('./identity/refuse-sign-up.ts')).refuseSignUp(event),
);

/** Sends a mail as soon as it is in the outbox; one at a time in each instance, because it waits for a server of others. */
export const mailQueued = onDocumentCreated(
  {
    document: 'mail/{mailId}',
    secrets,
    memory: '256MiB',
    concurrency: 1,
    maxInstances: 10,
    timeoutSeconds: 120,
  },
  async ({ params }) => (await import('./mail/triggers.ts')).onMailQueued(params.mailId),
);

/** Tells an agency's own systems what happened; one event at a time in each instance, because it waits for servers of others. */
export const agencyEvent = onDocumentCreated(
  {
    document: 'webhookEvents/{eventId}',
    secrets: [TOKEN_KEY],
    memory: '256MiB',
    concurrency: 1,
    maxInstances: 10,
    timeoutSeconds: 60,
    retry: true,
  },
  async ({ params }) => (await import('./webhooks/spread-event.ts')).spreadEvent(params.eventId),
);

/** Tells again what did not arrive. */
export const webhookRetry = onSchedule(
  {
    schedule: SCHEDULES.webhookRetry,
    secrets: [TOKEN_KEY],
    memory: '256MiB',
    maxInstances: 1,
    timeoutSeconds: 120,
  },
  async (event) => (await import('./webhooks/retry.ts')).retryDeliveries(momentOf(event)),
);

/** Makes claims follow a decision on an account; repeated until they do. */
export const accountWritten = onDocumentWritten(
  { document: 'users/{uid}', retry: true, memory: '256MiB', concurrency: 1, maxInstances: 10 },
  async ({ params, data }) => {
    const { onAccountWritten } = await import('./claims/triggers.ts');
    await onAccountWritten(params.uid, {
      before: data?.before.get('accessVersion'),
      after: data?.after.get('accessVersion'),
    });
  },
);

/** What follows a change into other records, page by page; repeated until all of it has. */
const FOLLOWING = {
  retry: true,
  memory: '256MiB',
  concurrency: 1,
  maxInstances: 10,
  timeoutSeconds: 300,
} as const;

/** Asks an agency's team for a second factor, or no longer; repeated until everybody is asked. */
export const agencyWritten = onDocumentWritten(
  { document: 'agencies/{agencyId}', ...FOLLOWING },
  async ({ params, data }) => {
    const { onAgencyWritten } = await import('./claims/ask-second-factor.ts');
    await onAgencyWritten(params.agencyId, {
      before: data?.before.get('asksSecondFactor'),
      after: data?.after.get('asksSecondFactor'),
    });
  },
);

/** Makes whatever repeats a company's name say its new one; repeated until all of it does. */
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

/** Tries again what could not be sent. */
export const mailRetry = onSchedule(
  { schedule: SCHEDULES.mailRetry, secrets, memory: '256MiB', maxInstances: 1 },
  async () => (await import('./mail/triggers.ts')).onMailRetry(),
);

/** Reminds talents of deadlines for what they have not answered, and signers of reports; makes sealed files that are missing. */
export const reminders = onSchedule(
  {
    schedule: SCHEDULES.reminders,
    secrets: [SEAL_CERTIFICATE],
    memory: '512MiB',
    maxInstances: 1,
    timeoutSeconds: 300,
  },
  async (event) => {
    const [{ remindTalents }, { remindSigners }] = await Promise.all([
      import('./scheduled/remind-talents.ts'),
      import('./scheduled/remind-signers.ts'),
    ]);
    await remindTalents(momentOf(event));
    await remindSigners(momentOf(event));
  },
);

/** Tells talents what became of their auditions. */
export const outcomes = onSchedule(
  { schedule: SCHEDULES.outcomes, memory: '256MiB', maxInstances: 1, timeoutSeconds: 300 },
  async (event) => {
    const { tellOutcomes } = await import('./scheduled/tell-outcomes.ts');
    await tellOutcomes(momentOf(event));
  },
);

/** Enters into the ledger of licences what orders have sold, and reminds of those that end. */
export const ledger = onSchedule(
  { schedule: SCHEDULES.ledger, memory: '512MiB', maxInstances: 1, timeoutSeconds: 300 },
  async (event) => {
    const [{ keepLedger }, { remindOfEnds }, { dropEnded }] = await Promise.all([
      import('./scheduled/keep-ledger.ts'),
      import('./scheduled/remind-of-ends.ts'),
      import('./scheduled/drop-ended.ts'),
    ]);
    await keepLedger(momentOf(event));
    await remindOfEnds(momentOf(event));
    await dropEnded(momentOf(event));
  },
);

/** Counts takes that arrived in a burst. */
export const takeCounts = onSchedule(
  { schedule: SCHEDULES.takeCounts, memory: '256MiB', maxInstances: 1, timeoutSeconds: 60 },
  async (event) => {
    const { countTakes } = await import('./scheduled/count-takes.ts');
    await countTakes(momentOf(event));
  },
);

/** Ties new records of the audit to those before them. */
export const auditSeals = onSchedule(
  { schedule: SCHEDULES.auditSeals, memory: '256MiB', maxInstances: 1, timeoutSeconds: 300 },
  async () => {
    const { sealAudit } = await import('./scheduled/seal-audit.ts');
    await sealAudit();
  },
);

/** Deletes uploads that no record names, at a time when few upload. */
export const fileSweep = onSchedule(
  { schedule: SCHEDULES.fileSweep, memory: '256MiB', maxInstances: 1, timeoutSeconds: 540 },
  async () => {
    const { sweepFiles } = await import('./storage/sweep.ts');
    await sweepFiles();
  },
);

/** Deletes identities of registrations that broke off, so that their addresses can be registered again. */
export const identitySweep = onSchedule(
  { schedule: SCHEDULES.identitySweep, memory: '256MiB', maxInstances: 1, timeoutSeconds: 540 },
  async () => {
    const { sweepIdentities } = await import('./identity/sweep.ts');
    await sweepIdentities();
  },
);

/** Goes on with the deletion of people's data where one call was too short for it. */
export const erasures = onSchedule(
  { schedule: SCHEDULES.erasures, secrets, memory: '512MiB', maxInstances: 1, timeoutSeconds: 540 },
  async () => {
    const { continueErasures } = await import('./privacy/continue-erasures.ts');
    await continueErasures();
  },
);

/** Goes on with merging companies where one call was too short for it. */
export const companyMerges = onSchedule(
  { schedule: SCHEDULES.companyMerges, memory: '512MiB', maxInstances: 1, timeoutSeconds: 540 },
  async (event) => {
    const { continueMerges } = await import('./features/companies/continue-merges.ts');
    await continueMerges(momentOf(event));
  },
);

/** Deletes for good what was deleted, and not brought back, long enough ago. */
export const projectPurge = onSchedule(
  { schedule: SCHEDULES.projectPurge, memory: '256MiB', maxInstances: 1, timeoutSeconds: 540 },
  async (event) => {
    const { purgeProjects } = await import('./features/projects/purge-projects.ts');
    await purgeProjects(momentOf(event));
  },
);
