import type { PreviewPage } from '@domain/castings/castings.ts';
import { lazyComponent } from '../../../components/lazyComponent.tsx';
import { wantTexts } from '../../../i18n/texts.ts';
import { firstReply, type BroughtData } from '../../../lib/pageData.ts';

/** Guest features, loaded only for links that allow votes. */
export const GuestBar = lazyComponent(
  async () => (await Promise.all([import('../guest/GuestBar.tsx'), wantTexts('guests')]))[0].GuestBar,
);
export const GuestVoice = lazyComponent(
  async () => (await Promise.all([import('../guest/GuestVoice.tsx'), wantTexts('guests')]))[0].GuestVoice,
);
export const GuestGate = lazyComponent(
  async () => (await Promise.all([import('../guest/GuestGate.tsx'), wantTexts('guests')]))[0].GuestGate,
);

/** Loads what guests vote with, if the page asks them to. */
export const prepareGuests = async (brought: BroughtData | 'all'): Promise<void> => {
  const page =
    brought === 'all' ? undefined : (firstReply(brought) as Partial<PreviewPage> | null | undefined);
  if (brought === 'all' || page?.asksVotes) await Promise.all([GuestBar.load(), GuestVoice.load()]);
};
