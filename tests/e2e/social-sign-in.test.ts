import { describe, expect, it } from 'vitest';
import { canRun, openPage } from '../browser/browser.ts';
import { useBrowser } from '../browser/use-browser.ts';

/** The part of Google's loader that the identity SDK needs to open its window. */
const LOADER = `
  const frame = { register() {}, send() {}, restyle: () => Promise.resolve(), ping(done) { done(); return Promise.resolve(); } };
  window.gapi = {
    load: (name, { callback }) => callback(),
    iframes: { CROSS_ORIGIN_IFRAMES_FILTER: {}, getContext: () => ({ open: (options, done) => { done(frame); return frame; } }) },
  };
  window[new URL(document.currentScript.src).searchParams.get('onload')]();
`;

describe.runIf(canRun)('sign-in with Google', () => {
  useBrowser();

  it('is offered only where the deployment enables it', async () => {
    const page = await openPage();
    const configured = page.waitForResponse('**/api/clientConfig');
    await page.goto('/account/signin');
    await configured;
    await page.getByLabel('Email').waitFor();
    await expect.poll(() => page.getByRole('button', { name: 'Continue with Google' }).count()).toBe(0);
    await page.context().close();
  });

  it('reports a closed window, and keeps the form unchanged', async () => {
    const page = await openPage();
    await page.route('**/api/clientConfig', async (route) => {
      const response = await route.fetch();
      const { collection } = (await response.json()) as { collection: object };
      await route.fulfill({ response, json: { collection: { ...collection, socialSignIn: ['google'] } } });
    });

    await page.route('https://apis.google.com/**', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: LOADER }),
    );
    await page.goto('/account/signin');
    await page.getByLabel('Email').fill('sam@studio.example');

    const opening = page.waitForEvent('popup');
    await page.getByRole('button', { name: 'Continue with Google' }).click();

    const popup = await opening;
    expect(
      new URL(
        popup.url() === 'about:blank' ? (await popup.waitForEvent('framenavigated')).url() : popup.url(),
      ).searchParams.get('providerId'),
    ).toBe('google.com');

    await popup.close();
    await page.getByText('Your request has been canceled.').waitFor();
    await expect.poll(() => page.getByLabel('Email').inputValue()).toBe('sam@studio.example');
    await page.context().close();
  });
});
