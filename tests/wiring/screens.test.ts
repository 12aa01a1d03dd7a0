import { describe, expect, it } from 'vitest';
import { paths } from '../../web/src/app/paths.ts';
import { MENU, PROFILE_MENU } from '@domain/navigation/menu.ts';
import { OPEN_PATHS, SIGNED_IN_PATHS } from '../e2e/screens.ts';
import { filesIn, textOf } from './project.ts';

const ROUTER = 'web/src/app/router.tsx';
const NAVIGATION = 'web/src/app/shells/navigation.ts';
const router = textOf(ROUTER);

/** Names of the router's own shorthands for screens, each with the file it loads. */
const shorthands = new Map(
  [...router.matchAll(/const (\w+) = \(\) =>\s*lazy\(\(\) => import\('([^']+)'\)\)/g)].map(
    ([, name = '', file = '']) => [name, file],
  ),
);

type PathName = keyof typeof paths;

/** Every route, with the file of its screen. */
const routes = [
  ...router.matchAll(/path: paths\.(\w+)\.path,\s*lazy: (?:lazy\(\(\) => import\('([^']+)'\)\)|(\w+)\(\))/g),
].map(([, name = '', file, shorthand = '']) => ({
  path: paths[name as PathName].path,
  screen: file ?? shorthands.get(shorthand) ?? shorthand,
}));

const patternOf = (path: string): RegExp =>
  new RegExp(`^${path.replace(/\/:\w+\?/g, '(/[^/?]+)?').replace(/:\w+/g, '[^/?]+')}(\\?|$)`);

const tried = [...OPEN_PATHS, ...Object.values(SIGNED_IN_PATHS).flat()].map(([path]) => path);

/** Screens that are tried by tests of their own, because they need something made first. */
const ELSEWHERE: Readonly<Record<string, string>> = {
  './screens/OnboardingScreen.tsx': 'for a talent in the middle of registering: talent-accounts.test.ts',
};

describe('a screen', () => {
  const screens = [...new Set(routes.map(({ screen }) => screen))];

  it('is found in the router', () => {
    expect(screens.length).toBeGreaterThan(20);
  });

  it.each(screens)('is tried for accessibility and texts: %s', (screen) => {
    const own = routes.filter((route) => route.screen === screen).map(({ path }) => path);
    const isTried = own.some((path) => tried.some((one) => patternOf(path).test(one))) || screen in ELSEWHERE;
    const line = `['${own[0]}', 'a text that is there once the screen is'],`;
    expect(isTried ? [] : [`tests/e2e/screens.ts: add ${line}`]).toEqual([]);
  });

  /** Entries that the app shows nobody, because their screen does not exist yet. */
  const [, without = ''] = /type WithoutScreen = OfMenu<([^>]+)>/.exec(textOf(NAVIGATION)) ?? [];
  const shown = [...MENU, ...PROFILE_MENU].filter(({ id }) => !without.includes(`'${id}'`));
  it.each(shown)('has a route, for the menu leads there: $path', ({ path }) => {
    const isThere = routes.some((route) => patternOf(route.path).test(path));
    expect(
      isThere
        ? []
        : [`${ROUTER}: add the route of ${path}; or name its entry in WithoutScreen, ${NAVIGATION}`],
    ).toEqual([]);
  });

  const files = filesIn('web/src').filter((path) => /\/(routes|screens)\/\w+(Route|Screen)\.tsx$/.test(path));
  const app = filesIn('web/src/app').map(textOf).join('');
  it.each(files)('has a route: %s', (file) => {
    const name = file.split('/').at(-1) ?? '';
    const line = `{ path: paths.….path, lazy: lazy(() => import('../${file.slice('web/src/'.length)}')) },`;
    expect(app.includes(`/${name}'`) ? [] : [`${ROUTER}: add ${line}`]).toEqual([]);
  });
});
