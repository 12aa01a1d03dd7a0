import { onDemand } from '../../../components/onDemand.tsx';

/** A chunk of its own for talents and staff, so no other page of theirs includes it. */
export const TalentAuditions = onDemand(() =>
  import('./TalentAuditions.tsx').then((module) => module.TalentAuditions),
);
