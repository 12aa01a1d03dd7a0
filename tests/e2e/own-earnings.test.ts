import { Timestamp } from 'firebase-admin/firestore';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Earning } from '@domain/orders/earnings.ts';
import { findViolations } from '../browser/axe.ts';
import { canRun, type Opened } from '../browser/browser.ts';
import { useBrowser } from '../browser/use-browser.ts';
import { readExported } from '../browser/exported.ts';
import { openAs } from '../browser/signed-in.ts';
import { firestore } from '../stack/admin.ts';
import { getEmail } from '../stack/people.ts';
import { makeTenant, type Tenant } from '../stack/tenant.ts';

describe.runIf(canRun).sequential('the earnings of a talent', () => {
  useBrowser();
  let tenant: Tenant;
  let talent: Opened;

  const store = async (orderId: string, change: Partial<Earning>) => {
    const { docs } = await firestore()
      .collection('users')
      .where('email', '==', getEmail(tenant, 'talent'))
      .get();
    const talentId = docs[0]?.id ?? '';
    await firestore()
      .doc(`earnings/${orderId}_${talentId}`)
      .set({
        agencyId: tenant.agencyId,
        projectId: orderId,
        orderId,
        talentId,
        revision: 1,
        projectName: 'Spring campaign',
        currency: 'EUR',
        amount: 50_000,
        roles: [{ character: 'Narrator', language: 'deu', amount: 50_000 }],
        state: 'agreed',
        agreedOn: '2026-01-31',
        payableOn: null,
        ...change,
        updatedAt: Timestamp.now(),
      });
  };

  beforeAll(async () => {
    tenant = await makeTenant(0);
    talent = await openAs(getEmail(tenant, 'talent'), '/profile/earnings');
  });

  it('are listed as agreed, with their payment date', { tags: ['gate'] }, async () => {
    await talent.getByText('No earnings yet').waitFor();
    await store('order-of-spring', {});
    await talent.reload();
    await talent.getByText('Agreed on Jan 31, 2026.', { exact: false }).waitFor();
    await talent.getByText('Narrator (German)').waitFor();
    await store('order-of-spring', { state: 'payable', payableOn: '2026-03-09' });
    await talent.reload();
    await talent.getByText('Payable from Mar 9, 2026').waitFor();

    await store('order-of-spring', {
      state: 'paid',
      payableOn: '2026-03-09',
      paid: 50_000,
      paidOn: '2026-03-10',
    });

    await talent.reload();
    await talent.getByText('€500.00 paid on Mar 10, 2026').waitFor();
    await store('order-of-spring', { state: 'payable', payableOn: '2026-03-09' });
    await store('order-of-autumn', { projectName: 'Autumn campaign', state: 'cancelled' });
    await talent.reload();
    await talent.getByText('Cancelled. It was agreed on Jan 31, 2026.').waitFor();
    expect(await findViolations(talent)).toEqual([]);
  });

  it('are filtered by outcome, and exported with the filter', async () => {
    expect((await readExported(talent)).lines).toHaveLength(2);
    await talent.getByRole('button', { name: 'Payable', exact: true }).click();
    await talent.getByText('Autumn campaign').waitFor({ state: 'detached' });

    const { file, lines } = await readExported(talent);
    expect(file).toBe('earnings.csv');
    expect(lines).toEqual([
      'Spring campaign,Narrator (German),2026-01-31,Payable,,2026-03-09,500.00,0.00,0.00,0.00,500.00,0.00,,EUR',
    ]);
    await talent.getByRole('button', { name: 'Agreed', exact: true }).click();
    await talent.getByText('No matching earnings').waitFor();
    await talent.getByRole('button', { name: 'Show all earnings' }).click();
    await talent.getByText('Autumn campaign').waitFor();
  });

  it('are navigated by keyboard, and open their sold licences', async () => {
    await store('order-of-winter', { projectName: 'Winter campaign' });
    await talent.reload();

    const row = (project: string) => talent.getByRole('link', { name: `Licences of ${project}` });
    await row('Winter campaign').waitFor();
    expect(await row('Autumn campaign').count()).toBe(0);

    const names = await talent
      .getByRole('list', { name: 'January 2026' })
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.textContent));
    const [first = '', second = ''] = names;
    await row(first).focus();
    await talent.keyboard.press('ArrowDown');

    const isFocused = (project: string) =>
      row(project).evaluate((element) => element === document.activeElement);
    expect([names.length, await isFocused(second)]).toEqual([2, true]);
    await talent.keyboard.press('Home');
    expect(await isFocused(first)).toBe(true);
    await talent.keyboard.press('Enter');
    await talent.waitForURL((url) => url.pathname === '/profile/licences');
    expect(new URL(talent.url()).searchParams.get('search')).toBe(first);
    await talent.goBack();
    await row(first).waitFor();
  });
});
