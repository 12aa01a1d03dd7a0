import type { Role } from '@domain/access/roles.ts';
import { navigationFor } from '../shells/navigation.ts';
import { paths } from '../paths.ts';

/** Where a signed-in person goes: what they wanted before they signed in, else the first entry of their navigation. */
export const landingFor = (roles: readonly Role[], origin: string | undefined): string =>
  origin ?? navigationFor(roles)[0]?.href ?? paths.home.href();
