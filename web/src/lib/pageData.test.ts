import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { castingsApi } from '@domain/castings/castings.api.ts';
import { PAGE_DATA_ID } from '@domain/pages/page-data.ts';
import { projectsApi } from '@domain/projects/projects.api.ts';

const OF = '/casting/urlIdentifier/abc';
const ERROR = { status: 404, code: 'request.notFound', property: null, message: 'Not found.' };
const fetched = vi.fn(() => Promise.resolve(Response.json({ collection: 'asked' })));

/** Returns the modules of a newly opened page with `text` as its data. */
const openPage = async (text: string | undefined) => {
  vi.stubGlobal('document', {
    documentElement: { lang: 'en' },
    getElementById: (id: string) =>
      id === PAGE_DATA_ID && text !== undefined ? { textContent: text } : null,
  });

  const [{ toCall }, { setCaller }] = await Promise.all([
    import('./http/api.ts'),
    import('./http/request.ts'),
  ]);

  return {
    setCaller,
    preview: (urlIdentifier = 'abc', signal?: AbortSignal) =>
      toCall(castingsApi['castings.preview'])({ urlIdentifier }, { signal }),
    project: () => toCall(projectsApi['projects.get'])({ id: 'p' }, {}),
  };
};
const withAnswer = (answer: object, locale = 'en') =>
  openPage(JSON.stringify({ locale, answers: [{ of: OF, ...answer }] }));

beforeEach(() => {
  vi.resetModules();
  fetched.mockClear();
  vi.stubGlobal('fetch', fetched);
  vi.stubGlobal('window', { location: { origin: 'https://app.example' } });
});
afterEach(() => vi.unstubAllGlobals());

describe('the embedded data of a page', () => {
  it('answers the first call for it only', async () => {
    const { preview } = await withAnswer({ collection: 'brought' });
    expect(await preview('other')).toBe('asked');
    expect(await preview()).toBe('brought');
    expect(await preview()).toBe('asked');
    expect(fetched).toHaveBeenCalledTimes(2);
  });

  it('waits for a call that is not cancelled', async () => {
    const { preview } = await withAnswer({ collection: 'brought' });
    const abort = new AbortController();
    abort.abort();
    await preview('abc', abort.signal);
    expect(await preview()).toBe('brought');
  });

  it('isn’t used for signed-in users', async () => {
    const { preview, setCaller } = await withAnswer({ collection: 'brought' });
    const getToken = () => Promise.resolve('token');
    setCaller({ idToken: getToken, ownIdToken: getToken, agencyId: () => null });
    expect(await preview()).toBe('asked');
  });

  it('may be a refusal, in the language of the page', async () => {
    const { preview } = await withAnswer({ error: ERROR });
    await expect(preview()).rejects.toMatchObject({ status: 404, message: 'Not found.' });
    expect(await preview()).toBe('asked');
  });

  it('is no refusal in another language', async () => {
    const { preview } = await withAnswer({ error: ERROR }, 'es');
    expect(await preview()).toBe('asked');
  });

  it.each([undefined, 'no json'])('may be absent: %s', async (text) => {
    const { preview, project } = await openPage(text);
    expect([await preview(), await project()]).toEqual(['asked', 'asked']);
  });
});
