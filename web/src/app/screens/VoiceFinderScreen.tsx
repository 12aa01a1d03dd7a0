import { useSearchParams } from 'react-router-dom';
import { VoiceFinder } from '../../features/demos/components/VoiceFinder.tsx';
import type { Production } from '../../lib/production/production.ts';

/** Stage 3: the language and character of the address, or the first of each. */
export const VoiceFinderScreen = ({ production }: { readonly production: Production }) => {
  const [query] = useSearchParams();
  const casting =
    production.castings.find((item) => item.language === query.get('language')) ?? production.castings[0];
  const voice = production.voices.find((item) => item.id === query.get('voice')) ?? production.voices[0];
  return casting && voice ? <VoiceFinder production={production} casting={casting} voice={voice} /> : null;
};
