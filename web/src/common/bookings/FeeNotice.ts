import { lazyComponent } from '../../components/lazyComponent.tsx';
import { wantTexts } from '../../i18n/texts.ts';

/** What cancelling or moving a booking costs, with its own texts. */
export const FeeNotice = lazyComponent(async () => {
  const [module] = await Promise.all([import('./ShownFee.tsx'), wantTexts('charges')]);
  return module.ShownFee;
});

/** An agency's booking terms, with their own texts. */
export const TermsSummary = lazyComponent(async () => {
  const [module] = await Promise.all([import('./ShownTerms.tsx'), wantTexts('charges')]);
  return module.ShownTerms;
});

/** Reasons for cancelling for free, with their own texts. */
export const ExcuseField = lazyComponent(async () => {
  const [module] = await Promise.all([import('./ShownExcuses.tsx'), wantTexts('charges')]);
  return module.ShownExcuses;
});
