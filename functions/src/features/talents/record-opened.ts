import { Timestamp } from 'firebase-admin/firestore';
import { notFound } from '../../platform/errors/app-error.ts';
import { readInvite } from '../../work/collections/talent-invites.ts';
import { openInvite } from '../../work/records/talent-invites.ts';
import { operationInSteps } from '../../work/unit/operation.ts';

/** Records, once, that the invitation's page was used, anonymously. */
export const recordOpened = operationInSteps('talents.noteOpened', async ({ step, params: { id } }) => {
  await step(
    async (work) => {
      const invite = await readInvite(id, work);
      if (!invite || invite.status === 'withdrawn') throw notFound();
      if (!invite.openedAt) openInvite(work, id, Timestamp.now());
    },
    { action: null },
  );
  return { id };
});
