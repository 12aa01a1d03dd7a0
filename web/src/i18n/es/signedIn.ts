import { reviewReasonsEs } from '@domain/curation/reasons.es.ts';
import { formErrorsEs } from '@domain/messages/form-errors.es.ts';
import { connectionState } from './connectionState.ts';
import { curation } from './curation.ts';
import { demos } from './demos.ts';
import { ownDemos } from './ownDemos.ts';
import { profile } from './profile.ts';
import { projects } from './projects.ts';
import { talents } from './talents.ts';
import { today } from './today.ts';
import { workspace } from './workspace.ts';

/** For users with an account or registering one. */
export const signedIn = {
  ...formErrorsEs,
  ...workspace,
  ...talents,
  ...today,
  ...profile,
  ...projects,
  ...connectionState,
  ...curation,
  ...reviewReasonsEs,
  ...demos,
  ...ownDemos,
};
