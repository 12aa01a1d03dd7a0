import { clients } from './clients.ts';
import { curation } from './curation.ts';
import { demos } from './demos.ts';
import { profile } from './profile.ts';
import { projects } from './projects.ts';
import { table } from './table.ts';
import { talents } from './talents.ts';

/** What is said to people with an account, and to those who register for one. */
export const signedIn = {
  ...table,
  ...talents,
  ...profile,
  ...projects,
  ...clients,
  ...curation,
  ...demos,
};
