import type { Ref } from 'react';
import Favorite from '@mui/icons-material/Favorite';
import FavoriteBorder from '@mui/icons-material/FavoriteBorder';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { VoiceConsent } from '../../../components/voices/VoiceConsent.tsx';
import type { SharedMoment } from '../../../components/waveform/usePlayback.ts';
import { WaveformPlayer, type PlayerControls } from '../../../components/waveform/WaveformPlayer.tsx';
import { useText } from '../../../i18n/useText.ts';
import { demoUrl } from '../../../lib/audio.ts';
import { DemoChoice } from '../components/DemoChoice.tsx';
import type { DemoState } from '../components/DemoRow.tsx';
import type { FoundDemo } from '../data/useDemoSearch.ts';

interface Props {
  readonly demo: FoundDemo;
  readonly letter: string;
  readonly isRevealed: boolean;
  readonly isFavourite: boolean;
  readonly onFavourite: () => void;
  readonly state: DemoState;
  readonly onWish: (wanted: boolean) => void;
  readonly moment: SharedMoment;
  readonly controls: Ref<PlayerControls>;
}

/** One of the voices that are compared: a letter, until its name is revealed. */
export const ComparedVoice = (props: Props) => {
  const { demo, letter, isRevealed, isFavourite, onFavourite, state, onWish, moment, controls } = props;
  const text = useText();
  const blind = text('compare.voice', { letter });
  const name = `${demo.talentPublicName}, ${demo.name}`;
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: '1fr auto', sm: 'minmax(120px, 2fr) minmax(200px, 4fr) auto' },
        gridTemplateAreas: { xs: '"who choice" "play play"', sm: '"who play choice"' },
        alignItems: 'center',
        columnGap: 2,
        rowGap: 1,
        paddingBlock: 1.5,
        borderTop: '1px solid',
        borderColor: 'divider',
        '&:first-of-type': { borderTop: 0 },
      }}
    >
      <Box sx={{ gridArea: 'who', minWidth: 0 }}>
        <Typography component="div" sx={{ fontWeight: 560, overflowWrap: 'anywhere' }}>
          {isRevealed ? demo.talentPublicName : blind}
        </Typography>
        {isRevealed && (
          <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
            {`${letter} · ${demo.name} · `}
            <VoiceConsent isGiven={demo.syntheticVoiceConsent} />
          </Typography>
        )}
      </Box>
      <Box sx={{ gridArea: 'play', minWidth: 0 }}>
        <WaveformPlayer
          title={isRevealed ? name : blind}
          peaks={demo.peaks}
          durationMs={demo.durationMs}
          level={demo.level}
          alwaysEqual
          moment={moment}
          controls={controls}
          getUrl={() => demoUrl(demo.talentId, demo.id)}
        />
      </Box>
      <Box sx={{ gridArea: 'choice', display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', gap: 1 }}>
        <Button
          size="small"
          color={isFavourite ? 'primary' : 'inherit'}
          variant={isFavourite ? 'contained' : 'outlined'}
          aria-pressed={isFavourite}
          aria-label={text('compare.preferOf', { name: isRevealed ? name : blind })}
          startIcon={isFavourite ? <Favorite /> : <FavoriteBorder />}
          onClick={onFavourite}
        >
          {text(isFavourite ? 'compare.preferred' : 'compare.prefer')}
        </Button>
        {isRevealed && <DemoChoice title={name} state={state} onWish={onWish} />}
      </Box>
    </Box>
  );
};
