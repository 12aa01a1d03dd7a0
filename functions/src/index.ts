import { setGlobalOptions } from 'firebase-functions';
import { onDocumentCreated, onDocumentWritten } from 'firebase-functions/v2/firestore';
import { onRequest } from 'firebase-functions/v2/https';
import { onSchedule } from 'firebase-functions/v2/scheduler';
import { SMTP_URL } from './config.ts';
import { handlers } from './handlers.ts';
import { createApp } from './http/app.ts';
import { keepBodiesRaw } from './http/raw-body.ts';
import { onAccountWritten } from './claims/triggers.ts';
import { onMailQueued, onMailRetry } from './mail/triggers.ts';
import { TOKEN_KEY } from './tokens/link-key.ts';

setGlobalOptions({ region: 'us-central1', maxInstances: 20 });
keepBodiesRaw();

/** The whole HTTP API, behind the Hosting rewrite `/api/**`. */
export const api = onRequest({ secrets: [TOKEN_KEY, SMTP_URL], memory: '512MiB' }, createApp(handlers));

const secrets = [TOKEN_KEY, SMTP_URL];

/** Sends a mail as soon as it is in the outbox. */
export const mailQueued = onDocumentCreated({ document: 'mail/{mailId}', secrets }, ({ params }) =>
  onMailQueued(params.mailId),
);

/** Makes claims follow a decision on an account; repeated until they do. */
export const accountWritten = onDocumentWritten(
  { document: 'users/{uid}', retry: true },
  ({ params, data }) =>
    onAccountWritten(params.uid, {
      before: data?.before.get('accessVersion'),
      after: data?.after.get('accessVersion'),
    }),
);

/** Tries again what could not be sent. */
export const mailRetry = onSchedule({ schedule: 'every 1 minutes', secrets }, onMailRetry);
