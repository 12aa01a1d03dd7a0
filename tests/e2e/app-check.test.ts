import { describe, expect, it } from 'vitest';
import { getAppProof } from '../../scripts/stack/app-proof.mjs';
import { canRun, type Opened } from '../browser/browser.ts';
import { pageForEach } from '../browser/page-for-each.ts';
import { enter } from '../browser/signed-in.ts';
import { APP, getIdToken } from '../stack/admin.ts';

const CLIENT = 'client@agency-one.example';
const EXCHANGE = '**/*:exchangeDebugToken';
const VOTES = '/client/castings/harbour-light-all-languages';

const FIRESTORE = `http://${process.env['FIRESTORE_EMULATOR_HOST'] ?? '127.0.0.1:8080'}`;
const DATABASE = 'projects/demo-casting/databases/(default)';

/** Listens to a document as the browser SDK does; returns the first messages. */
const listen = async (path: string, headers: Readonly<Record<string, string>>): Promise<string> => {
  const url = `${FIRESTORE}/google.firestore.v1.Firestore/Listen/channel?VER=8&database=${DATABASE}`;
  const target = { documents: { documents: [`${DATABASE}/documents/${path}`] }, targetId: 2 };
  const lines = Object.entries(headers).map(([name, value]) => `${name}:${value}`);
  const body = new URLSearchParams({
    headers: lines.join('\r\n'),
    count: '1',
    ofs: '0',
    req0___data__: JSON.stringify({ database: DATABASE, addTarget: target }),
  });

  const opened = await (await fetch(`${url}&RID=1&CVER=22`, { method: 'POST', body })).text();
  const session = /"c","([^"]+)"/.exec(opened)?.[1];
  return (await fetch(`${url}&RID=rpc&SID=${session}&AID=0&CI=1&TYPE=xmlhttp`)).text();
};

it('the stack refuses calls and listeners without a token of the app', { tags: ['gate'] }, async () => {
  const authorization = { Authorization: `Bearer ${await getIdToken(CLIENT)}` };
  const proof = await getAppProof();

  const call = (headers: object) => fetch(`${APP}/api/project`, { headers: { ...headers } });
  expect((await call({ ...authorization, ...proof })).status).toBe(200);
  const refused = await call(authorization);
  expect([refused.status, ((await refused.json()) as { readonly code: string }).code]).toEqual([
    401,
    'auth.unknownApp',
  ]);

  const project = 'projects/project-harbour-light';
  expect(await listen(project, { ...authorization, ...proof })).toContain('Harbour Light');
  expect(await listen(project, authorization)).toContain('PERMISSION_DENIED');
});

describe.runIf(canRun)('a page that gets no App Check token', () => {
  let page: Opened;
  pageForEach((opened) => (page = opened));

  const banner = () => page.getByText('Your browser blocks our security check');
  const tryAgain = () => page.getByRole('button', { name: 'Try again' });

  it('says what to do, keeps what was typed, and sends it afterwards', { tags: ['gate'] }, async () => {
    await page.route(EXCHANGE, (route) => route.abort());
    await page.goto(VOTES);
    await banner().waitFor();

    const card = page.getByRole('listitem').filter({ hasText: 'Lucía N.' }).first();
    const comment = card.getByLabel(/^Comment on Lucía N\./);
    const send = card.getByRole('button', { name: 'Send comment' });
    await card.getByRole('button', { name: 'Comment at this moment' }).click();
    await comment.fill('Softer here');
    await send.click();
    await page.getByText(/Allow scripts of google\.com/).waitFor();
    expect(await comment.inputValue()).toBe('Softer here');

    const refused = page.waitForEvent('requestfailed');
    await tryAgain().click();
    await refused;
    await expect.poll(() => tryAgain().isEnabled()).toBe(true);

    await page.unroute(EXCHANGE);
    await tryAgain().click();
    await banner().waitFor({ state: 'detached' });
    await send.click();
    await card.getByRole('button', { name: 'Play from 0:00' }).waitFor();
  });

  it('stays signed in, and opens the workspace afterwards', async () => {
    await page.route(EXCHANGE, (route) => route.abort());
    await enter(page, CLIENT, '/');
    await banner().waitFor();

    await page.unroute(EXCHANGE);
    await tryAgain().click();
    await page.getByText('Harbour Light').first().waitFor();
    expect(await banner().count()).toBe(0);
  });
});
