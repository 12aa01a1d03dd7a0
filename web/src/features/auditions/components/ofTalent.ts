import { lazyComponent } from '../../../components/lazyComponent.tsx';

/** A chunk of its own for talents and staff, so no other page of theirs includes it. */
export const TalentAuditions = lazyComponent(() =>
  import('./TalentAuditions.tsx').then((module) => module.TalentAuditions),
);
