import Box from '@mui/material/Box';
import type { TalentAudition } from '@domain/auditions/auditions.ts';
import { Muted } from '../../../components/layout/Muted.tsx';
import { WaveformPlayer } from '../../../components/waveform/WaveformPlayer.tsx';
import { useText } from '../../../i18n/useText.ts';
import { api } from '../../../lib/http/api.ts';

interface Props {
  readonly id: string;
  readonly clip: NonNullable<TalentAudition['clip']>;
  readonly role: { readonly role: string; readonly project: string };
}

/** The agency's recording that shows a talent how to read. */
export const OwnClip = ({ id, clip, role }: Props) => {
  const text = useText();

  return (
    <Box sx={{ flex: '1 1 240px', minWidth: 0 }}>
      <Muted variant="caption" component="p">
        {text('ownAuditions.clip')}
      </Muted>
      <WaveformPlayer
        title={text('ownAuditions.clipFor', role)}
        size="compact"
        {...clip}
        getUrl={async () => (await api.auditions.ownClip({ id })).audioUrl}
      />
    </Box>
  );
};
