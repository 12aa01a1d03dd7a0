import { readFileSync } from 'node:fs';
import { beforeAll, expect, it } from 'vitest';
import type { AuditionEntryPage } from '@domain/auditions/auditions.ts';
import { uploadTake } from '../../functions/src/features/auditions/upload-take.ts';
import '../stack/link-tokens.ts';
import { startOwnApi } from '../stack/own-api.ts';
import { bucket, firestore } from '../stack/admin.ts';
import { call } from '../stack/call.ts';
import { makeCast, makeTenant, type Tenant } from '../stack/tenant.ts';
import { makePerson } from './accounts.ts';
import { requestAuditions } from '../stack/auditions.ts';

const bytes = readFileSync(new URL('../fixtures/take.mp3', import.meta.url));

let tenant: Tenant;
beforeAll(async () => {
  const server = await startOwnApi();
  tenant = await makeTenant(1);
  return server.stop;
});

/** A requested audition, and an upload whose file arrives after `meanwhile`. */
const makeUpload = async (meanwhile: (entryId: string) => Promise<unknown>) => {
  const { castingId, voice } = await makeCast(tenant, 1);
  const talent = tenant.talents[0];
  await requestAuditions({ castingId, voice }, tenant.clientToken, { script: '', brief: '' });

  const entryId = `${castingId}_${voice.id}_${talent?.id}`;
  const invite = await firestore().doc(`auditionInvites/${entryId}`).get();
  const { collection } = await call<{ jwtToken: string }>('POST', '/audition-entry/identity', {
    body: { email: talent?.email, urlIdentifier: String(invite.get('linkIdentifier')) },
  });
  const token = collection.jwtToken;
  const page = await call<AuditionEntryPage>('GET', `/audition-entry?token=${token}`);

  const file = async () => {
    await meanwhile(entryId);
    return { bytes, name: 'take.mp3', mimeType: 'audio/mpeg' };
  };

  const [stored, outcome] = await Promise.allSettled([
    uploadTake({ params: { id: page.collection.id }, query: { token }, file } as never),
  ]).then(async ([result]) => [
    (await bucket().getFiles({ prefix: `auditions/${entryId}/` }))[0].length,
    result.status === 'fulfilled' ? 'taken' : (result.reason as { code?: unknown }).code,
  ]);

  return {
    stored,
    outcome,
    status: (await firestore().doc(`auditionEntries/${entryId}`).get()).get('status'),
  };
};

it('an upload is accepted if its link is valid on arrival', async () => {
  expect(await makeUpload(() => Promise.resolve())).toEqual({
    stored: 1,
    outcome: 'taken',
    status: 'uploaded',
  });
});

it.each([
  [
    'the link was revoked',
    (entryId: string) => firestore().doc(`auditionInvites/${entryId}`).update({ linkVersion: 99 }),
  ],
  ['the invitation was deleted', (entryId: string) => firestore().doc(`auditionInvites/${entryId}`).delete()],
  [
    'the agency blocked the talent',
    async () => {
      const { token } = await makePerson(tenant.agencyId, tenant.companyId, 'admin');
      return call('PATCH', `/talent/${tenant.talents[0]?.id}`, { token, body: { status: 'blocked' } });
    },
  ],
])('an upload is refused, and its file deleted, when %s meanwhile', async (_, meanwhile) => {
  expect(await makeUpload(meanwhile)).toEqual({ stored: 0, outcome: 'link.invalid', status: 'open' });
});
