import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Casting, PreviewPage } from '@domain/castings/castings.ts';
import type { Serialised } from '@domain/contract.ts';
import type { Project } from '@domain/projects/projects.ts';
import { firestore } from '../stack/admin.ts';
import { call } from '../stack/call.ts';
import { openPage } from '../stack/page.ts';
import { sendRaw } from '../stack/raw.ts';
import { makeCast, makeTenant, type Cast, type Tenant } from '../stack/tenant.ts';

const NAME = `Snow </script><script>alert(1)</script><!-- "$&" 'x' \u2028 <!--page-data-->`;

let tenant: Tenant;
let cast: Cast;
beforeAll(async () => {
  tenant = await makeTenant(2);
  await firestore()
    .collection('agencies')
    .doc(tenant.agencyId)
    .update({ publicName: 'Aria & "Co"', accent: '#FFE600', logoUrl: 'https://cdn.example/aria.png' });
  cast = await makeCast(tenant);
});
beforeEach(async () => {
  await change({ previewVisible: true, renewLink: true });
  await setLink(true);
});

const change = (body: object) =>
  call<Casting>('PATCH', `/casting/${cast.castingId}`, { token: tenant.clientToken, body });
const setLink = (linkEnabled: boolean) =>
  call<Serialised<Project>>('PATCH', `/project/${cast.project.id}/link`, {
    token: tenant.clientToken,
    body: { linkEnabled },
  });
const readIdentifier = async (): Promise<string> =>
  String((await firestore().collection('castings').doc(cast.castingId).get()).get('urlIdentifier'));
const getCastingPaths = (id: string) => ({
  page: `/client/casting/${id}`,
  of: `/casting/urlIdentifier/${id}`,
});
const getProjectPaths = () => ({
  page: `/client/project/${cast.project.id}/casting`,
  of: `/casting/link/${cast.project.id}`,
});

const openProjectLink = async () => {
  const { collection } = await setLink(true);
  const id = collection.urlIdentifier ?? '';
  return { page: `/client/castings/${id}`, of: `/casting/link/${id}` };
};
const getAddress = {
  casting: async () => getCastingPaths(await readIdentifier()),
  project: getProjectPaths,
  'project’s link': openProjectLink,
} as const;

/** Audio addresses are sealed again for every reply. */
const omitAudio = (page: unknown) =>
  JSON.parse(
    JSON.stringify(page, (key, value: unknown) => (key === 'audioUrl' ? 'sealed' : value)),
  ) as unknown;

describe('a preview', () => {
  it.each(['casting', 'project', 'project’s link'] as const)(
    'of a %s contains the API’s reply',
    async (kind) => {
      const { page, of } = await getAddress[kind]();
      const opened = await openPage(page);
      expect(opened.status).toBe(200);
      const answer = opened.answer(of) as { collection: PreviewPage };
      expect(omitAudio(answer.collection)).toEqual(omitAudio((await call('GET', of)).collection));
      expect(answer.collection.agency.publicName).toBe('Aria & "Co"');
      for (const path of ['/clientConfig', '/catalog', '/language/available'])
        expect(opened.answer(path)).toEqual({ of: path, collection: (await call('GET', path)).collection });
    },
  );

  it('shows the owner, and no more in the card than was published', async () => {
    const [openedPage, whole, linked] = await Promise.all([
      openPage(getCastingPaths(await readIdentifier()).page),
      openPage(getProjectPaths().page),
      openPage((await openProjectLink()).page),
    ]);
    for (const { meta } of [openedPage, whole, linked])
      expect(meta).toMatchObject({
        'brand-name': 'Aria & "Co"',
        'brand-color': '#ffe600',
        'og:site_name': 'Aria & "Co"',
        'og:image': 'https://cdn.example/aria.png',
        'og:type': 'website',
      });

    for (const { head, meta } of [openedPage, whole, linked]) {
      expect(meta['og:title']).toBe('Aria & "Co"');
      expect(head).not.toContain('Production');
    }

    for (const { head, html, meta } of [openedPage, whole, linked]) {
      expect(html).toContain('Talent 1.');
      expect(head).not.toMatch(/Talent \d|Narrator|Secret|audio\//);
      expect(head).not.toContain(await readIdentifier());
      expect(meta['og:url']).toBeUndefined();
    }
  });

  it('shows no invalid image or colour', async () => {
    const agency = firestore().collection('agencies').doc(tenant.agencyId);
    const before = (await agency.get()).data() ?? {};
    await agency.update({ accent: 'red;}</style>', logoUrl: 'javascript:alert(1)' });
    const { meta, head } = await openPage(getProjectPaths().page);
    await agency.set(before);
    expect(meta['brand-name']).toBe('Aria & "Co"');
    expect(meta['og:image']).toBeUndefined();
    expect(meta['brand-color']).toBeUndefined();
    expect(head).not.toMatch(/javascript:|red;/);
  });
});

describe('a withdrawn preview', () => {
  it("is a 404 with the API's message", async () => {
    const before = getCastingPaths(await readIdentifier());
    expect((await openPage(before.page)).status).toBe(200);
    await change({ renewLink: true });

    const after = await openPage(before.page, { 'Accept-Language': 'es' });
    expect(after.status).toBe(410);

    const refused = await call('GET', before.of, { headers: { 'Accept-Language': 'es' } });
    expect(after.answer(before.of)).toMatchObject({ of: before.of, error: refused.error });
    expect(after.html).not.toMatch(/Production|Talent \d|Aria/);
    expect((await openPage(getCastingPaths(await readIdentifier()).page)).status).toBe(200);
    expect((await openPage(getCastingPaths(cast.castingId).page)).status).toBe(410);
  });

  it('is missing at the project’s link too', async () => {
    const before = await openProjectLink();
    expect((await openPage(before.page)).status).toBe(200);

    await call('PATCH', `/project/${cast.project.id}/link`, {
      token: tenant.clientToken,
      body: { renewLink: true },
    });

    const after = await openPage(before.page);
    expect(after.status).toBe(410);
    expect(after.html).not.toMatch(/Production|Talent \d|Aria/);
    expect((await openPage((await openProjectLink()).page)).status).toBe(200);

    // The id opened the former link too. Later tests open it again.
    expect((await openPage(getProjectPaths().page)).status).toBe(410);
    const retired = firestore().collection('retiredLinks').where('projectId', '==', cast.project.id);
    for (const { ref } of (await retired.get()).docs) await ref.delete();
  });

  it('of a project is unavailable while its link is off, even to its own client', async () => {
    await setLink(false);

    const asClient = { Authorization: `Bearer ${tenant.clientToken}` };
    for (const opened of [
      await openPage(getProjectPaths().page),
      await openPage(getProjectPaths().page, asClient),
    ]) {
      expect(opened.status).toBe(410);
      expect(opened.html).not.toMatch(/Production|Talent \d|Aria/);
    }

    await setLink(true);
    expect((await openPage(getProjectPaths().page)).status).toBe(200);
  });

  it('is never cached', async () => {
    const { headers } = await openPage(getProjectPaths().page);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('etag')).toBeNull();
    expect(headers.get('vary')).toContain('Accept-Language');
    expect(headers.get('x-robots-tag')).toBe('noindex');
  });
});

describe('typed text', () => {
  it('is escaped, in the data and in the head', async () => {
    await firestore().collection('projects').doc(cast.project.id).update({ name: NAME });

    const { html, title, meta, answer, data } = await openPage(getProjectPaths().page);
    await firestore().collection('projects').doc(cast.project.id).update({ name: 'Production' });
    expect((answer(getProjectPaths().of) as { collection: PreviewPage }).collection.project.name).toBe(NAME);
    expect(data?.answers).toHaveLength(4);
    expect(html).not.toContain('<script>alert');
    expect(html).not.toContain('Snow <');
    expect(html.match(/id="page-data"/g)).toHaveLength(1);
    expect(title).toBe('Aria & "Co"');
    expect(meta['og:title']).toBe(title);
  });

  it.each([
    ['es', 'es'],
    ['es-MX,en;q=0.8', 'es'],
    ['fr', 'en'],
    ['"><script>alert(1)</script>', 'en'],
  ])('has one of our languages: %s', async (language, lang) => {
    const { html, data } = await openPage(getProjectPaths().page, { 'Accept-Language': language });
    expect(html).toMatch(new RegExp(`^<!doctype html>\\s*<html lang="${lang}"`));
    expect(html).not.toContain('alert(1)');
    expect(data?.locale).toBe(lang);
  });

  it('used as address or host appears nowhere', async () => {
    const { status, text } = await sendRaw(
      `GET /client/casting/%22%3E%3Cscript%3Ealert(1)%3C%2Fscript%3E?language=%22%3E%3Cu%3E`,
      ['X-Forwarded-Host: evil.example', 'X-Original-Url: http://evil.example/'],
    );
    expect(status).toBe(404);
    expect(text).not.toMatch(/<script>alert|<u>|evil\.example/);
  });
});
