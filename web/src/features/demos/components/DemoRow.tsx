import Add from '@mui/icons-material/Add';
import Check from '@mui/icons-material/Check';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { DemoTags } from '../../../components/voices/DemoTags.tsx';
import { WaveformPlayer } from '../../../components/waveform/WaveformPlayer.tsx';
import { useText } from '../../../i18n/useText.ts';
import { demoUrl } from '../../../lib/audio.ts';
import type { FoundDemo } from '../data/useDemoSearch.ts';

/** Where a voice stands with the list it may be added to; `unknown`: the list is on its way. */
export type DemoState = 'unknown' | 'free' | 'adding' | 'listed';

interface Props {
  readonly demo: FoundDemo;
  readonly state: DemoState;
  readonly onAdd: (demoId: string) => void;
}

/** A voice: who, how it sounds, and a way into the casting. */
export const DemoRow = ({ demo, state, onAdd }: Props) => {
  const text = useText();
  const title = `${demo.talentPublicName}, ${demo.name}`;
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: '1fr auto', lg: 'minmax(180px, 3fr) minmax(220px, 5fr) 112px' },
        gridTemplateAreas: { xs: '"who act" "play play"', lg: '"who play act"' },
        alignItems: 'center',
        columnGap: 2,
        rowGap: 1,
        padding: '10px 16px',
        borderTop: '1px solid',
        borderColor: 'divider',
        '&:first-of-type': { borderTop: 0 },
        '&:hover': { backgroundColor: 'action.hover' },
      }}
    >
      <Box sx={{ gridArea: 'who', minWidth: 0 }}>
        <Typography component="div" sx={{ fontWeight: 560 }} noWrap title={demo.talentPublicName}>
          {demo.talentPublicName}
        </Typography>
        <Typography
          variant="caption"
          component="p"
          noWrap
          sx={{ color: 'text.secondary', marginBottom: 0.5 }}
        >
          {demo.name}
        </Typography>
        <DemoTags traits={demo} without={demo.name} />
      </Box>
      <Box sx={{ gridArea: 'play', minWidth: 0 }}>
        <WaveformPlayer
          title={title}
          peaks={demo.peaks}
          durationMs={demo.durationMs}
          getUrl={() => demoUrl(demo.talentId, demo.id)}
        />
      </Box>
      <Box sx={{ gridArea: 'act', textAlign: 'right' }}>
        {state === 'listed' ? (
          <Typography
            variant="body2"
            sx={{
              display: 'inline-flex',
              alignItems: 'center',
              gap: 0.5,
              color: 'success.main',
              fontWeight: 550,
              minHeight: 30,
            }}
          >
            <Check fontSize="small" aria-hidden />
            {text('finder.added')}
          </Typography>
        ) : (
          <Button
            size="small"
            variant="outlined"
            color="inherit"
            startIcon={<Add />}
            disabled={state === 'unknown'}
            loading={state === 'adding'}
            loadingPosition="start"
            aria-label={text('finder.addOf', { name: title })}
            onClick={() => onAdd(demo.id)}
          >
            {text('common.add')}
          </Button>
        )}
      </Box>
    </Box>
  );
};
