import type { Locator, Page, Response } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { findViolations } from '../browser/axe.ts';
import { canRun, type Opened } from '../browser/browser.ts';
import { useBrowser } from '../browser/use-browser.ts';
import { openAs } from '../browser/signed-in.ts';
import { firestore } from '../stack/admin.ts';
import { call } from '../stack/call.ts';
import { sellElsewhere } from '../stack/ledger.ts';
import { getEmail } from '../stack/people.ts';
import { makeCast, makeTenant, type Cast, type Tenant } from '../stack/tenant.ts';

describe.runIf(canRun).sequential('voices that are licensed to a competitor', () => {
  useBrowser();

  let tenant: Tenant;
  let cast: Cast;
  let page: Opened;

  const patch = async (body: object) => {
    const { status } = await call('PATCH', `/project/${cast.project.id}`, {
      token: tenant.clientToken,
      body,
    });
    expect(status).toBe(200);
  };

  beforeAll(async () => {
    tenant = await makeTenant(3);
    cast = await makeCast(tenant, 3);
    await sellElsewhere(tenant.talents[0]?.id ?? '');
    await patch({ media: ['INTERNET'], countries: ['ESP'] });
    page = await openAs(getEmail(tenant, 'client'), `/project/${cast.project.id}?step=1`);
  });

  const request = async (): Promise<void> => {
    await page.goto(new URL(`/project/${cast.project.id}?step=4`, page.url()).href);
    await page.getByRole('button', { name: 'Request audition (3): Narrator' }).click();
    await page.getByRole('dialog').waitFor();
  };

  it('are shown immediately afterwards, without brand or price', async () => {
    await page.goto(new URL(`/project/${cast.project.id}?step=1`, page.url()).href);
    await page.getByLabel('What the brand sells').click();
    await page.getByRole('option', { name: 'Cars and motorcycles' }).click();

    const readStored = async () =>
      (await firestore().doc(`projects/${cast.project.id}`).get()).get('brandCategory') as string;
    await expect.poll(readStored).toBe('CARS');
    await request();

    const alert = page
      .getByRole('dialog')
      .getByRole('alert')
      .filter({ hasText: 'under licence to a competing brand' });
    await alert.waitFor();
    await expect.poll(() => alert.textContent()).toMatch(/^Talent 1\.: under licence/);
    await expect.poll(() => alert.textContent()).not.toMatch(/Elsewhere|Talent [23]/);
  });

  /** Opens a stage; returns the conflicts reported for its voices. */
  const open = async (step: number): Promise<readonly string[]> => {
    const reply: string[] = [];

    const note = async (response: Response) => {
      if (response.url().includes('/licenceConflicts')) reply.push(await response.text());
    };

    page.on('response', note);

    const [response] = await Promise.all([
      page.waitForResponse((answer) => answer.url().includes('/licenceConflicts')),
      page.goto(new URL(`/project/${cast.project.id}?step=${step}`, page.url()).href),
    ]);
    await response.finished();
    // Longer than the batching delay: a second call would have been sent.
    await page.waitForTimeout(1000);
    page.off('response', note);

    return reply;
  };

  const marks = (within: Locator | Page = page) => within.getByRole('button', { name: /^Licence conflict/ });

  it('are marked in the finder and on its list, by one call without names', async () => {
    const reply = await open(3);
    const results = page.getByRole('list', { name: 'Voices found' });
    await marks(results).waitFor();
    await expect.poll(() => results.getByRole('article').count()).toBe(3);
    await expect.poll(() => marks(results.getByRole('article', { name: 'Talent 1.' })).count()).toBe(1);
    await expect.poll(() => marks().count()).toBe(2);
    expect(reply).toHaveLength(1);
    expect(JSON.parse(reply[0] ?? '')).toEqual({
      collection: { isCompared: true, voices: [{ talentId: tenant.talents[0]?.id, conflict: 'conflict' }] },
    });
    expect(await findViolations(page)).toEqual([]);
    await marks(results).focus();
    await page.getByRole('tooltip').getByText('under licence to a competing brand').waitFor();
  });

  it('are filtered out on demand, as the address remembers', async () => {
    await page.getByRole('button', { name: 'Filters' }).click();

    const results = page.getByRole('list', { name: 'Voices found' }).getByRole('article');
    const isHidden = page.getByRole('checkbox', { name: 'No licence conflicts with this project’s brand' });
    await isHidden.click();
    await expect.poll(() => results.count()).toBe(2);
    await expect.poll(() => new URL(page.url()).searchParams.get('noConflicts')).toBe('true');
    expect(await findViolations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Clear filters' }).click();
    await expect.poll(() => results.count()).toBe(3);
    await expect.poll(() => isHidden.isChecked()).toBe(false);
  });

  it('are marked on the board', async () => {
    expect(await open(4)).toHaveLength(1);
    await expect.poll(() => marks().count()).toBe(1);
    await expect.poll(() => marks().textContent()).toBe('Licence conflict');
    await expect
      .poll(() => marks().getAttribute('aria-label'))
      .toMatch(/^Licence conflict: under licence to a competing brand/);
    expect(await findViolations(page)).toEqual([]);
  });

  it('are marked when booked and when asked for availability', async () => {
    const path = `/casting-demo/${cast.shortlisted[0]?.id}/${cast.project.id}`;
    const chosen = await call('PATCH', path, { token: tenant.clientToken, body: { isSelected: true } });
    expect(chosen.status).toBe(200);
    expect(await open(5)).toHaveLength(1);
    await expect.poll(() => marks(page.getByRole('listitem', { name: 'Talent 1.' })).count()).toBe(1);
    await expect.poll(() => marks().count()).toBe(1);
    expect(await findViolations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Ask for availability' }).first().click();

    const dialog = page.getByRole('dialog');
    await dialog.getByRole('checkbox', { name: 'Talent 1.' }).waitFor();
    await marks(dialog).waitFor();
    await expect.poll(() => marks(dialog).count()).toBe(1);
  });
});
