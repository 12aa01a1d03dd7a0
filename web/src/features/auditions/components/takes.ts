import { onDemand } from '../../../components/onDemand.tsx';
import { wantTexts } from '../../../i18n/texts.ts';

/** Few requests have a PDF. */
export const ScriptPdfLink = onDemand(() =>
  import('./ScriptPdfLink.tsx').then((module) => module.ScriptPdfLink),
);

/** Loaded once there is a recording: a link's first view has none. */
export const ChosenTake = onDemand(async () => {
  const [module] = await Promise.all([import('./ChosenTake.tsx'), wantTexts('ownTake')]);
  return module.ChosenTake;
});

export const SentTake = onDemand(async () => {
  const [module] = await Promise.all([import('./SentTake.tsx'), wantTexts('ownTake')]);
  return module.SentTake;
});
