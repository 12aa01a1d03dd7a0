import { wantTexts } from '../../i18n/texts.ts';
import { lazyComponent } from '../../components/lazyComponent.tsx';

/** The comparison dialog with its texts, lazy-loaded. */
export const CompareDialog = lazyComponent(
  async () => (await Promise.all([import('./CompareDialog.tsx'), wantTexts('comparing')]))[0].default,
);
