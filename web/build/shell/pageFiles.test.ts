import { describe, expect, it } from 'vitest';
import { paths } from '../../src/app/paths.ts';
import { referenceApi } from '@domain/reference/reference.api.ts';
import { OPENINGS, SETTINGS, SIGN_IN, WORKSPACE, type Opening } from './openings.ts';
import { toPattern, planPageFiles, type Shipped } from './pageFiles.ts';

const makeChunk = (name: string, imports: readonly string[], modules: readonly string[] = []): Shipped => ({
  type: 'chunk',
  fileName: `assets/${name}.js`,
  imports: imports.map((text) => `assets/${text}.js`),
  moduleIds: modules.map((module) => `/anywhere/web/src/${module}`),
});
const makeTexts = (locale: string) => [
  makeChunk(`${locale}-every`, [], [`i18n/${locale}/everyPage.ts`]),
  makeChunk(`${locale}-auditions`, [], [`i18n/${locale}/auditions.ts`]),
  makeChunk(`${locale}-availability`, [], [`i18n/${locale}/availability.ts`]),
  makeChunk(`${locale}-report`, [], [`i18n/${locale}/report.ts`]),
  makeChunk(`${locale}-in`, [], [`i18n/${locale}/wayIn.ts`]),
  makeChunk(`${locale}-more`, [], [`i18n/${locale}/signedIn.ts`]),
  makeChunk(`${locale}-guests`, [], [`i18n/${locale}/guests.ts`]),
];
const SHIPPED: readonly Shipped[] = [
  { ...makeChunk('app', ['react']), isEntry: true },
  makeChunk('react', []),
  makeChunk('forms', ['react']),
  makeChunk('screen', ['app', 'forms'], ['a/Screen.tsx', 'a/Frame.tsx']),
  makeChunk('votes', ['app', 'forms', 'plain'], ['a/Votes.tsx']),
  makeChunk('plain', ['react']),
  makeChunk('identity', [], ['a/Identity.ts']),
  ...makeTexts('en'),
  ...makeTexts('es'),
];
const makeOpening = (path: string, ...modules: string[]): Opening => ({
  path,
  shape: 'public',
  texts: 'everyPage',
  modules,
});
const plan = (openings: readonly Opening[]) =>
  planPageFiles(SHIPPED, {
    openings,
    signIn: makeOpening('/in'),
    workspace: makeOpening('*'),
    settings: '',
    early: ['a/Identity.ts'],
    appCheck: 'a/Identity.ts',
  });

describe('the files of a page', () => {
  it('are those of its modules, without those of the app', () => {
    const { openings, files, texts: catalogs } = plan([makeOpening('/a/:id', 'a/Screen.tsx', 'a/Frame.tsx')]);
    const getNames = (numbers: readonly number[] = []) => numbers.map((index) => files[index]).sort();
    expect(getNames(openings[0]?.files)).toEqual(['forms.js', 'screen.js']);
    expect(getNames(catalogs.es.signedIn)).toEqual(['es-every.js', 'es-in.js', 'es-more.js']);
  });

  it('are more if guests must enter something', () => {
    const asking: Opening = { ...makeOpening('/a', 'a/Screen.tsx'), guestModules: ['a/Votes.tsx'] };
    const { openings, files, texts: catalogs } = plan([asking]);
    const getNames = (numbers: readonly number[] = []) => numbers.map((index) => files[index]).sort();
    expect(getNames(openings[0]?.files)).toEqual(['forms.js', 'screen.js']);
    expect(getNames(openings[0]?.guestFiles)).toEqual(['plain.js', 'votes.js']);
    expect(getNames(catalogs.es.guests)).toEqual(['es-guests.js']);
  });

  it('include the code that starts a signed-in page', () => {
    const { early, files } = plan([]);
    expect(early.map((index) => files[index])).toEqual(['identity.js']);
  });

  it('must be in the build', () => {
    expect(() => plan([makeOpening('/a', 'a/Gone.tsx')])).toThrow('a/Gone.tsx');
  });

  it.each([
    ['/project/:projectId', '/project/x', true],
    ['/project/:projectId', '/project', false],
    ['/self/new-talent/:agencySlug?', '/self/new-talent', true],
    ['/self/new-talent/:agencySlug?', '/self/new-talent/one', true],
    ['/', '/', true],
    ['/', '/x', false],
  ])('are found by the address: %s, %s', (path, address, fits) => {
    expect(new RegExp(toPattern(path)).test(address)).toBe(fits);
  });
});

describe('the initial page', () => {
  const knownPaths = new Set(Object.values(paths).map(({ path }): string => path));

  it.each([...OPENINGS, SIGN_IN].map(({ path }) => path))('is an address of the app: %s', (path) => {
    expect(knownPaths).toContain(path);
  });

  it('preloads a call that exists', () => {
    expect(SETTINGS).toBe(`/api${referenceApi['reference.clientConfig'].path}`);
  });

  it('has the workspace’s files by default', () => {
    expect(WORKSPACE.shape).toBe('workspace');
  });
});
