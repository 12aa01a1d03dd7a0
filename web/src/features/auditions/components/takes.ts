import { lazyComponent } from '../../../components/lazyComponent.tsx';
import { wantTexts } from '../../../i18n/texts.ts';

/** Few requests have a PDF. */
export const ScriptPdfLink = lazyComponent(() =>
  import('./ScriptPdfLink.tsx').then((module) => module.ScriptPdfLink),
);

/** Loaded once there is a recording: a link's first view has none. */
export const ChosenTake = lazyComponent(async () => {
  const [module] = await Promise.all([import('./ChosenTake.tsx'), wantTexts('ownTake')]);
  return module.ChosenTake;
});

export const SentTake = lazyComponent(async () => {
  const [module] = await Promise.all([import('./SentTake.tsx'), wantTexts('ownTake')]);
  return module.SentTake;
});
