import { describe, expect, it } from 'vitest';
import { makeAccount } from '../stack/account.ts';
import { makeTalentAccount } from '../stack/talent.ts';
import { makeTenant } from '../stack/tenant.ts';
import { canRun, type Opened } from '../browser/browser.ts';
import { useBrowser } from '../browser/use-browser.ts';
import { openAs } from '../browser/signed-in.ts';

describe.runIf(canRun).sequential('between an agency and its people', () => {
  useBrowser('test');
  let page: Opened;

  it('an admin says where checks are booked, and a talent who waits sees it at once', async () => {
    const { agencyId } = await makeTenant(0);
    const talent = await makeTalentAccount([agencyId]);
    const admin = await makeAccount({ uid: `admin-${agencyId}`, held: { admin: [agencyId] } });
    page = await openAs(talent.email, '/profile/home-studio');
    const check = page.getByRole('region', { name: 'Connection check' });
    await check.getByRole('button', { name: 'Ask for a check' }).click();
    await check.getByText('Your agency will write to you').waitFor();

    const agency = await openAs(admin.email, '/dashboard');
    await agency.getByRole('button', { name: 'Add a booking page' }).click();
    const field = agency.getByRole('textbox', { name: 'Booking page' });
    await field.fill('http://calendar.example');
    await field.press('Enter');
    await agency.getByText('beginning with https://').waitFor();
    await field.fill('https://calendar.example/checks');
    await field.press('Enter');
    const pick = check.getByRole('link', { name: 'Pick a time' });
    await pick.waitFor();
    await expect.poll(() => pick.getAttribute('href')).toBe('https://calendar.example/checks');
    expect([...page.faults, ...agency.faults]).toEqual([]);
    await agency.context().close();
  });
});
