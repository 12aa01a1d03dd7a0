import type { ReactNode, Ref } from 'react';
import Favorite from '@mui/icons-material/Favorite';
import FavoriteBorder from '@mui/icons-material/FavoriteBorder';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Muted } from '../../components/layout/Muted.tsx';
import { Row } from '../../components/layout/Row.tsx';
import { useText } from '../../i18n/useText.ts';
import type { SharedMoment } from '../../components/waveform/sharedMoment.ts';
import { WaveformPlayer, type PlayerControls } from '../../components/waveform/WaveformPlayer.tsx';
import { BestStar } from './BestStar.tsx';
import type { BestMark, Compared } from './comparison.ts';

interface Props {
  readonly voice: Compared;
  readonly letter: string;
  readonly isRevealed: boolean;
  readonly isFavourite: boolean;
  readonly onFavourite: () => void;
  /** Whether it was played last, by key or press. */
  readonly isHeard: boolean;
  readonly onHeard: () => void;
  /** Shown once the name is revealed; absent: it isn't a single take. */
  readonly mark: BestMark | undefined;
  /** Actions, shown once the name is revealed. */
  readonly choice: ReactNode;
  readonly moment: SharedMoment;
  readonly controls: Ref<PlayerControls>;
  readonly getUrl: () => Promise<string> | string;
}

/** A compared voice, identified by a letter until its name is revealed. */
export const ComparedVoice = (props: Props) => {
  const { voice, letter, isRevealed, isFavourite, onFavourite, choice, moment, controls, getUrl } = props;
  const { isHeard, onHeard, mark } = props;
  const text = useText();
  const blind = text('compare.voice', { letter });
  const title = isRevealed ? voice.title : blind;

  return (
    <Box
      component="li"
      onFocus={onHeard}
      sx={{
        display: 'grid',
        // Columns of the list, so that the waveforms align.
        gridColumn: '1 / -1',
        gridTemplateColumns: 'subgrid',
        gridTemplateAreas: { xs: '"who choice" "play play"', sm: '"who play choice"' },
        alignItems: 'center',
        rowGap: 1,
        paddingBlock: 1.5,
        borderTop: '1px solid',
        borderColor: 'divider',
        '&:first-of-type': { borderTop: 0 },
      }}
    >
      <Box sx={{ gridArea: 'who', minWidth: 0 }}>
        <Typography component="div" sx={{ fontWeight: 560, overflowWrap: 'anywhere' }}>
          <bdi>{isRevealed ? voice.name : blind}</bdi>
        </Typography>
        {isRevealed && (
          <Muted variant="caption" component="p">
            {letter} · <bdi>{voice.caption}</bdi>
          </Muted>
        )}
      </Box>
      <Box sx={{ gridArea: 'play', minWidth: 0 }}>
        <WaveformPlayer
          title={title}
          peaks={voice.peaks}
          durationMs={voice.durationMs}
          level={voice.level}
          alwaysEqual
          moment={moment}
          controls={controls}
          getUrl={getUrl}
        />
      </Box>
      <Row justify="flex-end" sx={{ gridArea: 'choice' }}>
        <Button
          size="small"
          color={isFavourite ? 'primary' : 'inherit'}
          variant={isFavourite ? 'contained' : 'outlined'}
          aria-pressed={isFavourite}
          aria-label={text('compare.preferFor', { name: title })}
          startIcon={isFavourite ? <Favorite /> : <FavoriteBorder />}
          onClick={onFavourite}
        >
          {text(isFavourite ? 'compare.preferred' : 'compare.prefer')}
        </Button>
        {isRevealed && mark && <BestStar name={voice.name} mark={mark} hasKey={isHeard} />}
        {isRevealed && choice}
      </Row>
    </Box>
  );
};
