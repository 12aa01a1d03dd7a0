import type { Page } from 'playwright-core';
import { beforeEach, describe, expect, it } from 'vitest';
import { findViolations } from '../browser/axe.ts';
import { canRun, openPage } from '../browser/browser.ts';
import { useBrowser } from '../browser/use-browser.ts';
import { requestAvailability, addRoleLicence, makeSlot, type Link } from '../stack/availability.ts';
import { findLink, waitForMail } from '../stack/inbox.ts';
import { call } from '../stack/call.ts';
import { makeCast, makeTenant, type Cast, type Tenant } from '../stack/tenant.ts';

const PHONE = {
  locale: 'es-ES',
  timezoneId: 'America/Bogota',
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
} as const;

describe.runIf(canRun)('a talent with an availability request', () => {
  useBrowser();
  let tenant: Tenant;
  let cast: Cast;
  beforeEach(async () => {
    tenant = await makeTenant(1);
    cast = await makeCast(tenant);
    await addRoleLicence(tenant.clientToken, cast.voice.id);
  });

  const email = (): string => tenant.talents[0]?.email ?? '';

  /** Sends a request in Madrid time, five or six hours ahead of the phone, and opens the emailed link. */
  const openLink = async (options = {}): Promise<{ readonly page: Page; readonly link: Link }> => {
    await requestAvailability(tenant.clientToken, cast, {
      timeRanges: [makeSlot(5, '22-00'), makeSlot(5, '10-12'), makeSlot(6), makeSlot(7, '00-02')],
    });
    const url = findLink(await waitForMail(email()));
    const [requestId = '', key = ''] = url.pathname.split('/').slice(-2);
    const page = await openPage(options);
    await page.goto(`${url.pathname}${url.search}`);
    return { page, link: { requestId, key, token: url.searchParams.get('token') ?? '' } };
  };

  it('selects a slot in two taps on a phone, and is booked', { tags: ['gate', 'long'] }, async () => {
    const { page } = await openLink(PHONE);
    await page.getByRole('heading', { name: 'Elige tu franja de grabación' }).waitFor();
    await page.getByText('Test company - Brand - Campaign').waitFor();
    await page.getByText('Europe / Madrid').waitFor();
    await page.getByText(/^[56] h más que en tu zona horaria \(America \/ Bogota\)$/).waitFor();

    const confirm = page.getByRole('button', { name: 'Confirmar' });
    await expect.poll(() => confirm.isDisabled()).toBe(true);

    expect(
      await page
        .getByRole('radio')
        .evaluateAll((all) => all.map((item) => item.parentElement?.innerText.slice(0, 5))),
    ).toEqual(['10-12', '22-00', '10-12', '00-02']);

    expect(await findViolations(page)).toEqual([]);

    await page.getByText('22-00').tap();
    await expect.poll(() => page.getByRole('radio', { name: '22-00' }).isChecked()).toBe(true);
    await confirm.tap();

    const dialog = page.getByRole('dialog', { name: 'Revisa los datos antes de enviar tu disponibilidad' });
    await dialog.getByText(/^\d{4}\/\d{2}\/\d{2} \(.+\)$/).waitFor();
    await dialog.getByText('22-00').waitFor();
    expect(await findViolations(page, ['wcag2a', 'wcag2aa', 'wcag21aa'])).toEqual([]);
    await dialog.getByRole('button', { name: 'Volver' }).tap();
    await dialog.waitFor({ state: 'detached' });
    await expect.poll(() => page.getByRole('radio', { name: '22-00' }).isChecked()).toBe(true);
    await confirm.tap();
    await dialog.getByRole('button', { name: 'Enviar' }).tap();
    await page.getByRole('heading', { name: 'Reserva confirmada' }).waitFor();
    await page.getByText('22-00').waitFor();
    expect(await findViolations(page)).toEqual([]);

    await page.reload();
    await page.getByRole('heading', { name: 'Reserva confirmada' }).waitFor();
  });

  it('sees new slots after changes, and the request’s outcome', async () => {
    const { page, link } = await openLink();
    await page.getByRole('radio', { name: '22-00' }).check({ force: true });

    const change = {
      timeZone: 'Europe/Madrid',
      timeRanges: [8, 9, 10].map((days) => makeSlot(days, '14-16')),
    };
    await call('PATCH', `/request-availability/${link.requestId}`, {
      token: tenant.clientToken,
      body: change,
    });

    await page.getByRole('button', { name: 'Confirm' }).click();
    await page.getByRole('button', { name: 'Send' }).click();
    await page
      .getByText('The slots on offer have just changed. Look at the new ones and choose again.')
      .waitFor();
    await expect.poll(() => page.getByRole('radio', { name: '14-16' }).count()).toBe(3);
    await expect.poll(() => page.getByRole('radio', { name: '22-00' }).count()).toBe(0);

    await call('DELETE', `/request-availability/${link.requestId}`, { token: tenant.clientToken });
    await page.reload();
    await page.getByRole('heading', { name: 'This request has been cancelled' }).waitFor();
  });
});
