import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { makePerson } from '../api/accounts.ts';
import { findViolations } from '../browser/axe.ts';
import { canRun, type Opened } from '../browser/browser.ts';
import { useBrowser } from '../browser/use-browser.ts';
import { openAs } from '../browser/signed-in.ts';
import { firestore } from '../stack/admin.ts';
import { call } from '../stack/call.ts';
import { BILLING, makeBillingTerms, makeOrderable, makeOrderCalls } from '../stack/orders.ts';
import { startOwnApi } from '../stack/own-api.ts';
import { getEmail } from '../stack/people.ts';
import { saveTable } from '../stack/pricing.ts';
import { report, startStripe, STRIPE_KEY, WEBHOOK_SECRET } from '../stack/stripe.ts';
import { makeTenant, type Cast, type Tenant } from '../stack/tenant.ts';

describe.runIf(canRun).sequential('paying an order by card', () => {
  let server: Awaited<ReturnType<typeof startOwnApi>>;
  let stripe: Awaited<ReturnType<typeof startStripe>>;
  useBrowser();
  let tenant: Tenant;
  let cast: Cast;
  let client: Opened;
  let admin: Opened;
  let pages: readonly Opened[] = [];

  /** Order pages use an API that takes cards; the stack's API doesn't. */
  const acceptCards = async (page: Opened) =>
    page.route(/\/api\/(order|payment)\//, async (route) => {
      const { pathname, search } = new URL(route.request().url());
      await route.fulfill({ response: await route.fetch({ url: `${server.address}${pathname}${search}` }) });
    });

  beforeAll(async () => {
    server = await startOwnApi();
    stripe = await startStripe();
    vi.stubEnv('STRIPE_KEY', STRIPE_KEY);
    vi.stubEnv('STRIPE_WEBHOOK_SECRET', WEBHOOK_SECRET);
    vi.stubEnv('STRIPE_API', stripe.address);
    vi.stubEnv('SHOW_PAYMENT_FEATURE', 'true');
    await firestore().recursiveDelete(firestore().collection('rateLimits'));
    tenant = await makeTenant(1);

    const { agencyId, companyId, clientToken } = tenant;
    const { uid, token } = await makePerson(agencyId, companyId, 'admin');
    await saveTable(token, 0);
    await call('POST', '/billing', { token: clientToken, body: BILLING });
    await call('PUT', '/billingTerms', { token, body: makeBillingTerms() });
    cast = await makeOrderable(tenant);

    const { id } = cast.project;
    await firestore().doc(`projects/${id}`).update({ 'progress.booked': 1 });

    const { show, place, move } = makeOrderCalls();
    await place(clientToken, id, (await show(clientToken, id)).collection.priceKey);
    expect((await move(token, id, 'confirmed')).status).toBe(200);

    const email = (await firestore().doc(`users/${uid}`).get()).get('email') as string;
    client = await openAs(getEmail(tenant, 'client'), '/projects');
    admin = await openAs(email, '/castings');
    pages = [client, admin];
    for (const page of pages) await acceptCards(page);
    await client.goto(new URL(`/project/${id}?step=6`, client.url()).href);
    await admin.goto(new URL(`/castings/${id}?step=6`, admin.url()).href);
  });

  afterAll(async () => {
    vi.unstubAllEnvs();
    // Planted bookings have no request, and every copy is compared with its source.
    await firestore().doc(`projects/${cast.project.id}`).update({ 'progress.booked': 0 });
    server.stop();
    stripe.stop();
  });

  it('leads to the provider, and back to an order that awaits payment', async () => {
    await client.route('https://checkout.stripe.example/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<h1>Card</h1>' }),
    );

    const stage = client.url();
    await client.getByRole('button', { name: 'Pay €650.00 by card' }).click();
    await client.waitForURL('https://checkout.stripe.example/**');
    await admin.getByText('The client has started a card payment.').waitFor();
    await client.goto(stage);
    await client.getByRole('button', { name: 'Pay €650.00 by card' }).waitFor();
    await expect.poll(() => admin.getByRole('button', { name: /by card$/ }).count()).toBe(0);
    for (const page of pages) expect(await findViolations(page)).toEqual([]);
  });

  it('shows both sides the provider’s reports live', async () => {
    await report(stripe.intentEvent('payment_failed'));
    await client.getByText('The card payment didn’t go through.', { exact: false }).waitFor();
    await admin.getByText('The client’s card payment didn’t go through.', { exact: false }).waitFor();

    const later = Math.floor(Date.now() / 1000) + 5;
    await report(stripe.intentEvent('processing', {}, later));
    await client.getByText('Your card payment is being processed.', { exact: false }).waitFor();
    await expect.poll(() => client.getByRole('button', { name: /by card$/ }).count()).toBe(0);
    await report(stripe.sessionEvent('completed', { payment_status: 'paid', amount_total: 1 }, later));
    await admin.getByText('A card payment of €0.01 needs your attention').waitFor();
    await expect.poll(() => client.getByText('needs your attention').count()).toBe(0);
    expect(await findViolations(admin)).toEqual([]);
  });

  it('ends with a paid order', async () => {
    await report(stripe.sessionEvent('completed', { payment_status: 'paid' }));
    for (const page of pages) await page.getByText('Paid by card: €650.00').waitFor();
    await admin.getByRole('button', { name: 'Cancel order' }).click();
    await admin.getByText('refund that in Stripe', { exact: false }).waitFor();
    await admin.getByRole('button', { name: 'Keep order' }).click();
    await admin.getByRole('dialog').waitFor({ state: 'detached' });
    for (const page of pages) expect(await findViolations(page)).toEqual([]);
  });
});
