import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { violationsOf } from '../browser/axe.ts';
import { canRun, type Opened } from '../browser/browser.ts';
import { useBrowser } from '../browser/use-browser.ts';
import { openAs } from '../browser/signed-in.ts';
import { makeAccount } from '../stack/account.ts';
import { accept, ask, license, linkOf, pageOf } from '../stack/availability.ts';
import { makeCast, makeTenant } from '../stack/tenant.ts';

describe.runIf(canRun).sequential('a talent’s own calendar', () => {
  useBrowser();
  let page: Opened;
  let email: string;
  beforeAll(async () => {
    const tenant = await makeTenant(1);
    const cast = await makeCast(tenant, 1);
    const [talent] = tenant.talents;
    email = talent!.email;
    await makeAccount({ uid: talent!.id, email, held: { talent: [tenant.agencyId] } });
    await license(tenant.clientToken, cast.voice.id);
    await ask(tenant.clientToken, cast);
    const link = await linkOf(email);
    await accept(link, (await pageOf(link)).collection);
    page = await openAs(email, '/profile/calendar');
  });
  afterEach(() => {
    expect(page.faults).toEqual([]);
  });

  it('lists what they are booked for', async () => {
    const booked = page.getByRole('list', { name: 'Booked' });
    await booked.getByText('Narrator in Production, English').waitFor();
    expect(await violationsOf(page)).toEqual([]);
  });

  it('gives them an address that calendar programs follow, until they take it back', async () => {
    await page.getByRole('button', { name: 'Create private address' }).click();
    const field = page.getByRole('textbox', { name: 'Private address' });
    await field.waitFor();
    const address = await field.inputValue();
    expect(await (await fetch(address)).text()).toContain('SUMMARY:Recording: Narrator\\, Production');
    const open = page.getByRole('link', { name: 'Open in calendar program' });
    await expect.poll(() => open.getAttribute('href')).toBe(address.replace(/^http:/, 'webcal:'));
    expect(await violationsOf(page)).toEqual([]);
    await page.reload();
    await field.waitFor();
    await page.getByRole('button', { name: 'Delete address' }).click();
    const sure = page.getByRole('dialog', { name: 'Delete the address?' });
    await sure.getByRole('button', { name: 'Delete address' }).click();
    await page.getByRole('button', { name: 'Create private address' }).waitFor();
    expect((await fetch(address)).status).toBe(401);
  });
});
