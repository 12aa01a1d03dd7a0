import Box from '@mui/material/Box';
import type { Audition } from '@domain/auditions/auditions.ts';
import { useLiveDoc } from '#firebase/live.ts';
import { Muted } from '../../../components/layout/Muted.tsx';
import { api } from '../../../lib/http/api.ts';
import { WaveformPlayer } from '../../../components/waveform/WaveformPlayer.tsx';
import { useText } from '../../../i18n/useText.ts';

interface Props {
  readonly auditionId: string;
  readonly round: number;
}

/** The reference clip of a callback, beside its round. */
export const RoundClip = ({ auditionId, round }: Props) => {
  const text = useText();
  const { data } = useLiveDoc<Audition>(`auditions/${auditionId}`);
  const title = text('callback.clipOfRound', { round });
  if (!data?.clip) return null;

  return (
    <Box sx={{ paddingInline: 1 }}>
      <Muted variant="caption" component="p">
        {title}
      </Muted>
      <WaveformPlayer
        title={title}
        size="compact"
        {...data.clip}
        // Another clip is another player.
        key={data.clip.id}
        getUrl={async () => (await api.auditions.clip({ id: auditionId })).audioUrl}
      />
    </Box>
  );
};
