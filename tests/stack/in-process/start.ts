import { startInbox } from '../../../scripts/stack/inbox.mjs';
import { startFirestore } from './firestore.ts';
import { startIdentity } from './identity.ts';
import { setParameters } from './settings.ts';
import { startStorage } from './storage.ts';

const STARTED = Symbol.for('the stack of this process');

const start = async (): Promise<void> => {
  await setParameters();
  const [database, { smtpPort, address }] = await Promise.all([
    startFirestore(),
    startInbox({ smtpPort: 0, webPort: 0 }),
    startIdentity(),
    startStorage(),
  ]);
  process.env['SMTP_URL'] = `smtp://127.0.0.1:${smtpPort}`;
  process.env['INBOX_ADDRESS'] = address;
  const { startFront } = await import('./front.ts');
  await startFront();
  const { fillStack } = await import('./fill.ts');
  await fillStack();
  const [{ runTriggers }, { followSources }, functions] = await Promise.all([
    import('./triggers.ts'),
    import('./check-copies.ts'),
    import('../../../functions/src/index.ts'),
  ]);
  runTriggers(database, functions);
  followSources(database);
};

/** One stack for all test files of a process. */
const shared = globalThis as { [STARTED]?: Promise<void> };
await (shared[STARTED] ??= start());

const { checkCopiesAfterFile } = await import('./check-copies.ts');
checkCopiesAfterFile();
