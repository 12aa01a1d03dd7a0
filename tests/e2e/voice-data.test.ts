import { beforeAll, describe, expect, it } from 'vitest';
import { findViolations } from '../browser/axe.ts';
import { canRun, type Opened } from '../browser/browser.ts';
import { useBrowser } from '../browser/use-browser.ts';
import { openAs } from '../browser/signed-in.ts';
import { makeAccount } from '../stack/account.ts';
import { requestAuditions, getUploadPath } from '../stack/auditions.ts';
import { call, uploadForm } from '../stack/call.ts';
import { take } from '../stack/demos.ts';
import { makeCast, makeTenant, type Cast, type Tenant } from '../stack/tenant.ts';

describe.runIf(canRun).sequential('a talent’s voice data', () => {
  useBrowser();
  let tenant: Tenant;
  let cast: Cast;
  let talent: Opened;

  beforeAll(async () => {
    tenant = await makeTenant(1);
    cast = await makeCast(tenant);
    await requestAuditions(cast, tenant.clientToken, { script: 'Read', brief: '' });
    const { id: uid, email } = tenant.talents[0]!;
    await makeAccount({ uid, email, held: { talent: [tenant.agencyId] } });
    const path = await getUploadPath(toEntryId(), email);
    await call('POST', `${path}&syntheticVoiceConsent=true`, { body: uploadForm(take) });
    talent = await openAs(email, '/profile/account');
  });

  const toEntryId = () => `${cast.castingId}_${cast.voice.id}_${tenant.talents[0]!.id}`;
  const takes = () => talent.getByRole('region', { name: 'Takes of auditions' });
  const consents = () => talent.getByRole('region', { name: 'Consents' });

  it('is linked from the account, with its uses and consents', { tags: ['gate'] }, async () => {
    await talent.getByRole('link', { name: 'Your voice data' }).click();
    await takes().getByRole('heading', { name: 'Narrator, Production · English' }).waitFor();
    await takes().getByText('No one on the project has opened it yet').waitFor();
    await consents().getByText('Allowed a synthetic voice from a take, Production').waitFor();
    await talent.getByRole('button', { name: 'Download everything' }).waitFor();
    expect(await findViolations(talent)).toEqual([]);
  });
});
