import { wantTexts } from '../../i18n/texts.ts';
import { onDemand } from '../onDemand.tsx';

/** The comparison dialog with its texts, lazy-loaded. */
export const CompareDialog = onDemand(
  async () => (await Promise.all([import('./CompareDialog.tsx'), wantTexts('comparing')]))[0].default,
);
