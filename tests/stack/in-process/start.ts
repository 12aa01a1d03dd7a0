import { startInbox } from '../../../scripts/stack/inbox.mjs';
import { rememberDocuments } from './baseline.ts';
import { startFirestore } from './firestore.ts';
import { startIdentity } from './identity.ts';
import { setParameters } from './settings.ts';
import { shortcuts } from './shortcuts.ts';
import { startStorage } from './storage.ts';

const STARTED = Symbol.for('the stack of this process');

/** Starts the stack. Resolves to a function that restores its initial state. */
const start = async (): Promise<() => Promise<void>> => {
  await setParameters();

  const [database, inbox] = await Promise.all([
    startFirestore(),
    startInbox({ smtpPort: 0, webPort: 0 }),
    startIdentity(),
    startStorage(),
  ]);
  process.env['SMTP_URL'] = `smtp://127.0.0.1:${inbox.smtpPort}`;
  process.env['INBOX_ADDRESS'] = inbox.address;

  const { startFront } = await import('./front.ts');
  await startFront();

  const { fillStack } = await import('./fill.ts');
  await fillStack();

  const [{ runTriggers, waitForTriggers }, { checkCopies, followSources, forgetWritten }, audit, functions] =
    await Promise.all([
      import('./triggers.ts'),
      import('./check-copies.ts'),
      import('./check-audit.ts'),
      import('../../../functions/src/index.ts'),
    ]);

  const restoreDocuments = rememberDocuments(database);
  const restoreIdentities = shortcuts.rememberIdentities?.();
  runTriggers(database, functions);
  followSources(database);
  audit.followAudit(database);

  const remember = async () => {
    await waitForTriggers();

    const parts = [
      rememberDocuments(database),
      shortcuts.rememberIdentities?.(),
      shortcuts.rememberFiles?.(),
      inbox.remember(),
    ];

    return async () => {
      await waitForTriggers();
      await checkCopies();
      await audit.checkAudit();
      for (const restorePart of parts) restorePart?.();
      forgetWritten();
    };
  };

  Object.assign(shortcuts, { remember });

  return async () => {
    await waitForTriggers();
    restoreDocuments();
    restoreIdentities?.();
  };
};

// One stack per process; every test file starts from the demo data.
const shared = globalThis as { [STARTED]?: Promise<() => Promise<void>> };
if (shared[STARTED]) await (await shared[STARTED])();
else await (shared[STARTED] = start());

const { checkCopiesAfterFile } = await import('./check-copies.ts');
checkCopiesAfterFile();
const { checkAuditAfterFile } = await import('./check-audit.ts');
checkAuditAfterFile();
const { checkRefusalsAfterFile } = await import('./check-refusals.ts');
checkRefusalsAfterFile();
const { forgetCallsBeforeTests } = await import('./forget-calls.ts');
forgetCallsBeforeTests();
