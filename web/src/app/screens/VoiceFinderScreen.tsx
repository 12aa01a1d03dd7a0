import { useSearchParams } from 'react-router-dom';
import { lazyComponent } from '../../components/lazyComponent.tsx';
import { VoiceFinder } from '../../features/demos/components/VoiceFinder.tsx';
import { wantTexts } from '../../i18n/texts.ts';
import type { ProjectBoard } from '../../common/board/board.ts';

/** Loads with the project, not separately: other stages share most of it. */
const FinderWithTexts = lazyComponent(async () => {
  await wantTexts('finder');
  return VoiceFinder;
});

/** Stage 3: the language and character of the address, or the first of each. */
export const VoiceFinderScreen = ({ board }: { readonly board: ProjectBoard }) => {
  const [query] = useSearchParams();
  const casting = board.castings.find((item) => item.language === query.get('language')) ?? board.castings[0];
  const voice = board.voices.find((item) => item.id === query.get('voice')) ?? board.voices[0];
  return casting && voice ? <FinderWithTexts board={board} casting={casting} voice={voice} /> : null;
};
