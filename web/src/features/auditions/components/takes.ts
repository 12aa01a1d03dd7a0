import { onDemand } from '../../../components/onDemand.tsx';
import { wantTexts } from '../../../i18n/texts.ts';

/** Few requests have a PDF. */
export const ScriptPdfLink = onDemand(() =>
  import('./ScriptPdfLink.tsx').then((module) => module.ScriptPdfLink),
);

/** What is said of a recording once there is one: whoever has just opened the link has none. */
export const ChosenTake = onDemand(async () => {
  const [module] = await Promise.all([import('./ChosenTake.tsx'), wantTexts('ownTake')]);
  return module.ChosenTake;
});

export const SentTake = onDemand(async () => {
  const [module] = await Promise.all([import('./SentTake.tsx'), wantTexts('ownTake')]);
  return module.SentTake;
});
