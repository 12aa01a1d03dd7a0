import { onDemand } from '../../../components/onDemand.tsx';

/** On a page of talents and on one of staff: by itself, so that no other page of theirs carries it. */
export const AuditionsOf = onDemand(() => import('./AuditionsOf.tsx').then((module) => module.AuditionsOf));
