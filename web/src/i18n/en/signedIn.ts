import { reviewReasonsEn } from '@domain/curation/reasons.en.ts';
import { formErrorsEn } from '@domain/messages/form-errors.en.ts';
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
  ...formErrorsEn,
  ...workspace,
  ...talents,
  ...today,
  ...profile,
  ...projects,
  ...connectionState,
  ...curation,
  ...reviewReasonsEn,
  ...demos,
  ...ownDemos,
} as const;
