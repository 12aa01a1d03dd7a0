import { setGlobalOptions } from 'firebase-functions';
import { onDocumentCreated } from 'firebase-functions/v2/firestore';
import { onRequest } from 'firebase-functions/v2/https';
import { onSchedule } from 'firebase-functions/v2/scheduler';
import { SMTP_URL } from './config.ts';
import { handlers } from './handlers.ts';
import { createApp } from './http/app.ts';
import { keepBodiesRaw } from './http/raw-body.ts';
import { onMailQueued, onMailRetry } from './mail/triggers.ts';
import { sweepFiles } from './storage/sweep.ts';
import { TOKEN_KEY } from './tokens/tokens.ts';

setGlobalOptions({ region: 'us-central1', maxInstances: 20 });
keepBodiesRaw();

/** The whole HTTP API, behind the Hosting rewrite `/api/**`. */
export const api = onRequest({ secrets: [TOKEN_KEY, SMTP_URL], memory: '512MiB' }, createApp(handlers));

const secrets = [TOKEN_KEY, SMTP_URL];

/** Sends a mail as soon as it is in the outbox. */
export const mailQueued = onDocumentCreated({ document: 'mail/{mailId}', secrets }, ({ params }) =>
  onMailQueued(params.mailId),
);

/** Tries again what could not be sent. */
export const mailRetry = onSchedule({ schedule: 'every 1 minutes', secrets }, onMailRetry);

/** Deletes uploads that no record names, at a time when few upload. */
export const fileSweep = onSchedule({ schedule: 'every day 03:30', timeoutSeconds: 540 }, async () => {
  await sweepFiles();
});
