import { onDemand } from '../../../components/onDemand.tsx';
import { wantTexts } from '../../../i18n/texts.ts';

/** Guest features, loaded only for links that allow votes. */
export const GuestBar = onDemand(
  async () => (await Promise.all([import('../guest/GuestBar.tsx'), wantTexts('guests')]))[0].GuestBar,
);
export const GuestVoice = onDemand(
  async () => (await Promise.all([import('../guest/GuestVoice.tsx'), wantTexts('guests')]))[0].GuestVoice,
);
