import { lazyComponent } from '../../components/lazyComponent.tsx';
import { wantTexts } from '../../i18n/texts.ts';

/** Advice on a demo's quality, with its own texts. */
export const DemoAdvice = lazyComponent(async () => {
  const [module] = await Promise.all([import('./QualityAdvice.tsx'), wantTexts('recordingAdvice')]);
  return module.QualityAdvice;
});
