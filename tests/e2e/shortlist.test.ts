import { beforeAll, describe, expect, it } from 'vitest';
import { canRun, openPage, type Opened } from '../browser/browser.ts';
import { useBrowser } from '../browser/use-browser.ts';
import { openAs } from '../browser/signed-in.ts';
import { getEmail } from '../stack/people.ts';
import { makeCast, makeTenant, type Tenant } from '../stack/tenant.ts';

describe.runIf(canRun).sequential('a shortlist', () => {
  useBrowser();
  let tenant: Tenant;
  let client: Opened;
  beforeAll(async () => {
    tenant = await makeTenant(3);
    const { project } = await makeCast(tenant, 0);
    client = await openAs(getEmail(tenant, 'client'), `/project/${project.id}?step=3`);
  });

  const order = async (): Promise<string[]> => {
    const buttons = await client.getByRole('button', { name: /^Remove .+ from the casting$/ }).all();
    const labels = await Promise.all(buttons.map((button) => button.getAttribute('aria-label')));
    return labels.map((label) => /Remove (.+) from/.exec(label ?? '')?.[1] ?? '');
  };

  it('is filled with voices that are played one at a time and filtered', async () => {
    const players = client.getByRole('button', { name: /^Play / });
    await players.first().waitFor();
    await players.nth(0).click();
    await client.getByRole('button', { name: /^Pause / }).waitFor();
    await players.nth(1).click();
    await expect.poll(() => client.getByRole('button', { name: /^Pause / }).count()).toBe(1);

    await client.getByRole('button', { name: 'Filters' }).click();
    await client.getByLabel('Gender').click();
    await client.getByRole('option', { name: 'Female', exact: true }).click();
    await expect.poll(() => client.getByText(/\bMale\b/).count()).toBe(0);
    await client.getByRole('button', { name: 'Clear filters' }).click();
    await client
      .getByText(/\bMale\b/)
      .first()
      .waitFor();

    for (const name of ['Talent 1', 'Talent 2', 'Talent 3']) {
      await client
        .getByRole('button', { name: new RegExp(`^Add ${name}`) })
        .first()
        .click();
      await client.getByRole('button', { name: new RegExp(`^Remove ${name}`) }).waitFor();
    }
  });

  it('is sorted by keyboard, and stays sorted after a reload', async () => {
    // A new entry may still move when its record arrives; a reloaded page has the final order.
    await client.reload();
    await expect.poll(order).toEqual(['Talent 1.', 'Talent 2.', 'Talent 3.']);
    await client.getByRole('button', { name: /^Move Talent 3.*position 3/ }).press('Space');
    await client.getByText(/^Talent 3.* position 3 of 3\.$/i).waitFor({ state: 'attached' });
    await client.keyboard.press('ArrowUp');
    await client.getByText(/^Talent 3.* is at position 2 of 3\.$/).waitFor({ state: 'attached' });
    await client.keyboard.press('ArrowUp');
    await client.getByText(/^Talent 3.* is at position 1 of 3\.$/).waitFor({ state: 'attached' });

    const saved = client.waitForResponse(/change-order/);
    await client.keyboard.press('Space');
    await expect.poll(order).toEqual(['Talent 3.', 'Talent 1.', 'Talent 2.']);
    expect((await saved).status()).toBe(200);
    await client.reload();
    await expect.poll(order).toEqual(['Talent 3.', 'Talent 1.', 'Talent 2.']);
  });

  it('is sorted by drag, and loses a removed voice', async () => {
    const source = await client.getByRole('button', { name: /^Move Talent 3/ }).boundingBox();
    const target = await client.getByRole('button', { name: /^Move Talent 2/ }).boundingBox();
    if (!source || !target) throw new Error('No handles to drag');

    await client.mouse.move(source.x + 8, source.y + 8);
    await client.mouse.down();
    await client.mouse.move(source.x + 8, source.y + 30, { steps: 4 });
    await client.mouse.move(target.x + 8, target.y + 20, { steps: 8 });
    await client.mouse.up();
    await expect.poll(order).toEqual(['Talent 1.', 'Talent 2.', 'Talent 3.']);
    await client.getByRole('button', { name: /^Remove Talent 2/ }).click();
    await expect.poll(order).toEqual(['Talent 1.', 'Talent 3.']);
  });

  it('is shared, and its copied link plays for a visitor, who sees nothing more', async () => {
    await client.getByRole('navigation', { name: 'Steps' }).getByText('Selection').click();
    await client.getByRole('button', { name: 'Share English' }).click();
    await client.getByRole('tab', { name: 'Link settings' }).click();
    await client.getByRole('switch', { name: 'Show behind the project link: English' }).check();
    await client.getByRole('button', { name: 'Copy link for English' }).click();
    await client.getByText('Link copied to clipboard').waitFor();
    const copied = await client.evaluate(() => navigator.clipboard.readText());
    expect(copied).toContain('/client/casting/');

    const visitor = await openPage();
    const requestUrls: string[] = [];
    visitor.on('request', (request) => requestUrls.push(request.url()));

    const brought = (await (await visitor.goto(copied))?.text()) ?? '';
    await visitor.getByText('Showing results for').waitFor();
    await visitor.getByText('Talent 1.').waitFor();
    await visitor.getByRole('button', { name: /^Play Talent 1/ }).click();
    await visitor.getByRole('button', { name: /^Pause Talent 1/ }).waitFor();
    expect(brought).toContain('Talent 1.');

    for (const secret of [tenant.talents[0]!.email, 'Secret', '+34 600', tenant.companyId, 'storagePath']) {
      expect(brought).not.toContain(secret);
      expect(await visitor.content()).not.toContain(secret);
    }

    expect(requestUrls.filter((url) => /firestore/i.test(url))).toEqual([]);
  });
});
