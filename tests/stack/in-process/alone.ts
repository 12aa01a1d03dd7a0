import express from 'express';
import { getDigits } from '../../../functions/src/work/tokens/report-code.ts';
import { auth, bucket, firestore, getIdToken } from '../admin.ts';
import { startFirestore } from './firestore.ts';
import { startIdentity } from './identity.ts';
import { keepRawBody } from './raw-body.ts';
import { serve } from './serve.ts';
import { setParameters } from './settings.ts';
import { startStorage } from './storage.ts';
import { runTriggers, waitForTriggers } from './triggers.ts';

/** Functions with external effects, which nothing here receives. */
const SENDING = ['mailQueued', 'agencyEvent'];

/** Starts the API and its emulators in this process, without a test runner, for scripts. Emails stay in the outbox. */
export const startAlone = async () => {
  await setParameters();

  const [database] = await Promise.all([startFirestore(), startIdentity(), startStorage()]);
  const [{ createApp }, { handlers }, functions] = await Promise.all([
    import('../../../functions/src/incoming/http/app.ts'),
    import('../../../functions/src/handlers.ts'),
    import('../../../functions/src/index.ts'),
  ]);
  const address = await serve(express().use(keepRawBody, createApp(handlers)));
  const following = Object.entries(functions).filter(([name]) => !SENDING.includes(name));

  return {
    api: `http://${address}/api`,
    storageHost: String(process.env['FIREBASE_STORAGE_EMULATOR_HOST']),
    firestore: firestore(),
    auth: auth(),
    bucket: bucket(),
    idTokenOf: getIdToken,
    getDigits,
    /** Runs triggers from now on and reports each changed document's path. */
    followChanges: (onChange: (path: string) => void) => {
      runTriggers(database, Object.fromEntries(following));
      database.follow(({ changes }) => changes.forEach(({ path }) => onChange(path.join('/'))));
    },
    triggersDone: waitForTriggers,
  };
};

export { signToken } from '../../../functions/src/work/tokens/tokens.ts';
export { availabilityKey } from '../../../functions/src/work/tokens/availability-key.ts';
export { remindSigners } from '../../../functions/src/features/sessions/jobs/remind-signers.ts';
export { remindTalents } from '../../../functions/src/features/auditions/jobs/remind-talents.ts';
export { sendOutcomes } from '../../../functions/src/features/auditions/jobs/send-outcomes.ts';
export { keepLedger } from '../../../functions/src/features/ledger/jobs/keep-ledger.ts';
export { sendEndReminders } from '../../../functions/src/features/ledger/jobs/send-end-reminders.ts';
export { dropEnded } from '../../../functions/src/features/ledger/jobs/drop-ended.ts';
