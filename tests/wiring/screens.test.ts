import { describe, expect, it } from 'vitest';
import { MENU, PROFILE_MENU } from '@domain/navigation/menu.ts';
import { paths } from '../../web/src/app/paths.ts';
import { withScreens } from '../../web/src/app/shells/menuScreens.ts';
import { OPEN_PATHS, SIGNED_IN_PATHS } from '../e2e/screens.ts';

/** Further addresses of a page that is tried at another one, and pages with tests of their own. */
const UNTRIED: readonly string[] = [
  paths.root.path,
  paths.signInAlias.path,
  paths.recovery.path,
  paths.setPassword.path,
  paths.setNewPassword.path,
  paths.signUp.path,
  paths.signUpAlias.path,
  paths.newArtist.path,
  paths.newProducer.path,
  paths.newCurator.path,
  paths.newEngineerStep.path,
  paths.onboarding.path,
  paths.newProject.path,
  paths.newCastingsProject.path,
  paths.editEngineer.path,
];

const toPattern = (path: string): RegExp =>
  new RegExp(`^${path.replace(/\/:\w+\?/g, '(/[^/?]+)?').replace(/:\w+/g, '[^/?]+')}(\\?|$)`);
const addresses: readonly string[] = Object.values(paths).map(({ path }) => path);

describe('an address of the app', () => {
  it('is tried for accessibility and texts', () => {
    const tried = [...OPEN_PATHS, ...Object.values(SIGNED_IN_PATHS).flat()].map(([path]) => path);
    const untried = addresses.filter((path) => !tried.some((text) => toPattern(path).test(text)));
    expect(untried.toSorted()).toEqual(UNTRIED.toSorted());
  });

  it('exists for every entry of a menu', () => {
    const shown = withScreens([...MENU, ...PROFILE_MENU].map((entry) => ({ ...entry, label: '' })));
    const missing = shown.filter(({ path }) => !addresses.some((address) => toPattern(address).test(path)));
    expect(missing).toEqual([]);
  });
});
