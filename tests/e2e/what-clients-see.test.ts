import { beforeAll, describe, expect, it } from 'vitest';
import { makePerson } from '../api/accounts.ts';
import { canRun, type Opened } from '../browser/browser.ts';
import { useBrowser } from '../browser/use-browser.ts';
import { openAs } from '../browser/signed-in.ts';
import { makeAccount } from '../stack/account.ts';
import { call } from '../stack/call.ts';
import { changeDemo } from '../stack/demos.ts';
import { getEmail } from '../stack/people.ts';
import { makeCast, makeTenant, type Cast, type Tenant } from '../stack/tenant.ts';

describe.runIf(canRun).sequential('a voice’s consent to synthetic copies', () => {
  useBrowser();
  let tenant: Tenant;
  let cast: Cast;
  let page: Opened;
  /** The first talent, who consents to synthetic voices. */
  let token: string;

  beforeAll(async () => {
    tenant = await makeTenant(3);
    cast = await makeCast(tenant, 2);

    const admin = await makePerson(tenant.agencyId, tenant.companyId, 'admin');
    const [first] = tenant.talents;
    const { id: uid, email, demoId } = first!;
    ({ token } = await makeAccount({ uid, email, held: { talent: [tenant.agencyId] } }));

    const agreed = await changeDemo(token, { talentId: uid, id: demoId }, { syntheticVoiceConsent: true });
    expect(agreed.status).toBe(200);

    const check = `/connectionSession/${uid}`;
    await call('POST', check, { token: admin.token, body: {} });

    const body = { status: 'passed', quality: 'GOOD', latencyMs: 12, sampleRateHz: 48_000 };
    expect((await call('PATCH', check, { token: admin.token, body })).status).toBe(200);
    page = await openAs(getEmail(tenant, 'client'));
  });

  const voice = (list: string, name: string) =>
    page.getByRole('list', { name: list }).getByRole('listitem').filter({ hasText: name });
  const getFinderPath = () => `/project/${cast.project.id}?step=3&language=eng&voice=${cast.voice.id}`;

  it('is shown to clients on shortlists and the board, as soon as it changes', async () => {
    await page.goto(getFinderPath());
    await voice('Voices found', 'Talent 1.').getByText('Synthetic voice allowed').waitFor();
    await page.goto(`/project/${cast.project.id}?step=4`);

    const first = page.getByRole('listitem').filter({ hasText: 'Talent 1.' });
    const second = page.getByRole('listitem').filter({ hasText: 'Talent 2.' });
    await first.getByText('Synthetic voice allowed').waitFor();
    await second.waitFor();
    expect(await second.getByText(/synthetic voice/i).count()).toBe(0);

    const [talent] = tenant.talents;
    const demo = { talentId: talent!.id, id: talent!.demoId };
    await changeDemo(token, demo, { syntheticVoiceConsent: false });
    await first.getByText(/synthetic voice/i).waitFor({ state: 'detached' });
    await changeDemo(token, demo, { syntheticVoiceConsent: true });
    await first.getByText('Synthetic voice allowed').waitFor();
  });
});
