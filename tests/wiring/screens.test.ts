import { describe, expect, it } from 'vitest';
import { paths } from '../../web/src/app/paths.ts';
import { withScreens } from '../../web/src/app/shells/menuScreens.ts';
import { MENU, PROFILE_MENU } from '@domain/navigation/menu.ts';
import { OPEN_PATHS, SIGNED_IN_PATHS } from '../e2e/screens.ts';
import { listFiles, readText } from './project.ts';

const ROUTERS = ['web/src/app/router.tsx', 'web/src/app/guards/workspaceRoutes.tsx'];
const MENU_SCREENS = 'web/src/app/shells/menuScreens.ts';
const router = ROUTERS.map(readText).join('\n');

/** How the router loads a screen, with or without texts. */
const LOADED = String.raw`lazyScreen(?:WithTexts)?\(\s*(?:'\w+',\s*)?\(\) =>\s*import\('([^']+)'\),?\s*\)`;

/** The router's shorthands for screens, each with its file. */
const shorthands = new Map(
  [
    ...router.matchAll(new RegExp(String.raw`const (\w+) = \(\) =>\s*${LOADED}`, 'g')),
    ...router.matchAll(/const (\w+) = lazyComponent\(\(\) =>\s*import\('([^']+)'\)/g),
  ].map(([, name = '', file = '']) => [name, file]),
);

type PathName = keyof typeof paths;

/** Every route, with the file of its screen. */
const routes = [
  ...router.matchAll(
    new RegExp(
      String.raw`path: paths\.(\w+)\.path,\s*(?:lazy: (?:${LOADED}|(\w+)\(\))|Component: (\w+))`,
      'g',
    ),
  ),
].map(([, name = '', file, called, shown]) => {
  const shorthand = called ?? shown ?? '';
  return { path: paths[name as PathName].path, screen: file ?? shorthands.get(shorthand) ?? shorthand };
});

const toPattern = (path: string): RegExp =>
  new RegExp(`^${path.replace(/\/:\w+\?/g, '(/[^/?]+)?').replace(/:\w+/g, '[^/?]+')}(\\?|$)`);

const tried = [...OPEN_PATHS, ...Object.values(SIGNED_IN_PATHS).flat()].map(([path]) => path);

/** Screens with their own tests, because they need records first. */
const ELSEWHERE: Readonly<Record<string, string>> = {
  './screens/OnboardingScreen.tsx': 'for a talent in the middle of registering: talent-accounts.test.ts',
};

describe('a screen', () => {
  const screens = [...new Set(routes.map(({ screen }) => screen))];

  it('is found in the router', () => {
    expect(screens.length).toBeGreaterThan(20);
    // Every address of the router is found with its screen, however it is loaded.
    expect(routes).toHaveLength([...router.matchAll(/path: paths\.\w+\.path/g)].length);
    expect(screens.filter((screen) => !screen.endsWith('.tsx'))).toEqual([]);
  });

  it('is tried for accessibility and texts', () => {
    const untried = screens.flatMap((screen) => {
      const paths = routes.filter((route) => route.screen === screen).map(({ path }) => path);
      const isTried = paths.some((path) => tried.some((text) => toPattern(path).test(text)));
      return isTried || screen in ELSEWHERE ? [] : [paths[0]];
    });
    const toLine = (path?: string) =>
      `tests/e2e/screens.ts: add ['${path}', 'a text that the screen shows'],`;
    expect(untried.map(toLine)).toEqual([]);
  });

  const shown = withScreens([...MENU, ...PROFILE_MENU].map((entry) => ({ ...entry, label: '' })));
  it('has a route if a menu leads to it', () => {
    const missing = shown.filter(({ path }) => !routes.some((route) => toPattern(route.path).test(path)));
    const advice = `add a route (${ROUTERS.join(' or ')}) or name it in WITHOUT_SCREEN, ${MENU_SCREENS}`;
    expect(missing.map(({ path }) => `${path}: ${advice}`)).toEqual([]);
  });

  const files = listFiles('web/src').filter((path) =>
    /\/(routes|screens)\/\w+(Route|Screen)\.tsx$/.test(path),
  );
  const app = listFiles('web/src/app').map(readText).join('');
  it('has a route if its file is one of a route or a screen', () => {
    const missing = files.filter((file) => !app.includes(`/${file.split('/').at(-1)}'`));
    expect(missing.map((file) => `${ROUTERS.join(' or ')}: add a route for ${file}`)).toEqual([]);
  });
});
