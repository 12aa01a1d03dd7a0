import { errorsEs } from '@domain/messages/errors.es.ts';
import type { CatalogOf } from '../catalog.ts';
import type { catalog as english } from '../en/index.ts';
import { accounts } from './accounts.ts';
import { auditions } from './auditions.ts';
import { castings } from './castings.ts';
import { clients } from './clients.ts';
import { common } from './common.ts';
import { curation } from './curation.ts';
import { demos } from './demos.ts';
import { passwords } from './passwords.ts';
import { profile } from './profile.ts';
import { projects } from './projects.ts';
import { signUp } from './signUp.ts';
import { table } from './table.ts';
import { talents } from './talents.ts';

export const catalog: CatalogOf<typeof english> = {
  ...errorsEs,
  ...common,
  ...table,
  ...accounts,
  ...passwords,
  ...signUp,
  ...talents,
  ...profile,
  ...projects,
  ...clients,
  ...curation,
  ...demos,
  ...castings,
  ...auditions,
};
