import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { APP } from '../stack/admin.ts';

describe('the app’s pages', () => {
  it('allow one inline script, by its hash in their policy, and no frame', async () => {
    const page = await fetch(`${APP}/account/signin`);
    const policy = page.headers.get('content-security-policy') ?? '';
    const scripts = policy.split('; ').find((part) => part.startsWith('script-src'));
    expect(scripts).toBeDefined();
    expect(scripts).not.toContain('unsafe');
    expect(policy).toContain("frame-ancestors 'none'");

    const inline = [...(await page.text()).matchAll(/<script>(.*?)<\/script>/gs)].map(
      ([, text = '']) => text,
    );
    expect(inline).toHaveLength(1);

    const hash = createHash('sha256')
      .update(inline[0] ?? '')
      .digest('base64');
    expect(scripts).toContain(`'sha256-${hash}'`);
  });
});

describe('the browser’s cache of the app', () => {
  const ask = async (path: string) => {
    const { status, headers } = await fetch(APP + path, { redirect: 'manual' });
    return { status, type: headers.get('content-type'), cache: headers.get('cache-control') };
  };
  const page = { status: 200, type: 'text/html; charset=utf-8', cache: 'no-cache' };

  it.each(['/', '/index.html', '/account/signin', '/clients/', '/a/b/c', '/project/Ab.c-dEfGhIjKl/x'])(
    'does not include pages: %s',
    async (path) => {
      expect(await ask(path)).toEqual(page);
    },
  );

  it('includes all hashed files, for a year', async () => {
    const html = await (await fetch(APP)).text();
    const assets = [...html.matchAll(/\/assets\/[^"]+/g)].map(([path]) => path);
    expect(assets.length).toBeGreaterThan(0);
    for (const path of assets) {
      expect(await ask(path)).toMatchObject({ status: 200, cache: 'public, max-age=31536000, immutable' });
    }
  });

  it('excludes files without a hash', async () => {
    expect(await ask('/favicon.svg')).toMatchObject({ status: 200, cache: 'no-cache' });
  });

  // On real Hosting, /404.html serves every missing file.
  it.each(['/assets/none', '/assets/none.js', '/assets/a/none.css', '/assets/index-aB3_dEf9.js'])(
    'excludes missing assets: %s',
    async (path) => {
      expect(await ask(path)).toMatchObject({ status: 404, cache: 'no-store' });
    },
  );

  it.each(['/none.js', '/project/none.png'])('returns no page for a missing file: %s', async (path) => {
    expect(await ask(path)).toMatchObject({ status: 404, cache: 'no-cache' });
  });
});
