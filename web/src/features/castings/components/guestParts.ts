import type { PreviewPage } from '@domain/castings/castings.ts';
import { lazyComponent } from '../../../components/lazyComponent.tsx';
import { wantTexts } from '../../../i18n/texts.ts';
import { getFirstReply, type EmbeddedData } from '../../../lib/pageData.ts';

/** Guest features, loaded only for links that allow votes. */
export const GuestBar = lazyComponent(
  async () => (await Promise.all([import('../guest/GuestBar.tsx'), wantTexts('guests')]))[0].GuestBar,
);
export const GuestVoice = lazyComponent(
  async () => (await Promise.all([import('../guest/GuestVoice.tsx'), wantTexts('guests')]))[0].GuestVoice,
);

/** Loads the voting features if the page offers voting. */
export const prepareGuests = async (brought: EmbeddedData | 'all'): Promise<void> => {
  const page =
    brought === 'all' ? undefined : (getFirstReply(brought) as Partial<PreviewPage> | null | undefined);
  if (brought === 'all' || page?.asksVotes) await Promise.all([GuestBar.load(), GuestVoice.load()]);
};
