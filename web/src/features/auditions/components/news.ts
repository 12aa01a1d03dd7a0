import { lazyComponent } from '../../../components/lazyComponent.tsx';
import { wantTexts } from '../../../i18n/texts.ts';

/** Shown to few of those who open a link, and loaded for them alone. */
export const ClosedAudition = lazyComponent(async () => {
  const [module] = await Promise.all([import('./ClosedAudition.tsx'), wantTexts('ownTake')]);
  return module.ClosedAudition;
});

export const DeclinedRequest = lazyComponent(async () => {
  const [module] = await Promise.all([import('./DeclinedRequest.tsx'), wantTexts('ownTake')]);
  return module.DeclinedRequest;
});

export const DeclineDialog = lazyComponent(async () => {
  const [module] = await Promise.all([import('../dialogs/DeclineDialog.tsx'), wantTexts('ownTake')]);
  return module.DeclineDialog;
});

export const ConfidentialityCard = lazyComponent(async () => {
  const [module] = await Promise.all([import('./ConfidentialityCard.tsx'), wantTexts('ownTake')]);
  return module.ConfidentialityCard;
});

export const ReturnedTake = lazyComponent(async () => {
  const [module] = await Promise.all([import('./ReturnedTake.tsx'), wantTexts('ownTake')]);
  return module.ReturnedTake;
});

export const CallbackDirection = lazyComponent(async () => {
  const [module] = await Promise.all([import('./CallbackDirection.tsx'), wantTexts('ownTake')]);
  return module.CallbackDirection;
});

export const ChangedRequest = lazyComponent(async () => {
  const [module] = await Promise.all([import('./ChangedRequest.tsx'), wantTexts('ownTake')]);
  return module.ChangedRequest;
});
