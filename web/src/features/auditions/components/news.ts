import { onDemand } from '../../../components/onDemand.tsx';
import { wantTexts } from '../../../i18n/texts.ts';

/** Loaded separately: few link visitors need it. */
export const ClosedAudition = onDemand(async () => {
  const [module] = await Promise.all([import('./ClosedAudition.tsx'), wantTexts('ownTake')]);
  return module.ClosedAudition;
});

export const ChangedRequest = onDemand(async () => {
  const [module] = await Promise.all([import('./ChangedRequest.tsx'), wantTexts('ownTake')]);
  return module.ChangedRequest;
});
