import type { KeyboardEvent } from 'react';
import ErrorIcon from '@mui/icons-material/ErrorOutlined';
import Pause from '@mui/icons-material/PauseRounded';
import PlayArrow from '@mui/icons-material/PlayArrowRounded';
import CircularProgress from '@mui/material/CircularProgress';
import IconButton from '@mui/material/IconButton';
import { useText } from '../../i18n/useText.ts';
import type { Phase } from './usePlayerState.ts';

const PhaseIcon = ({ phase, large }: { readonly phase: Phase; readonly large: boolean }) => {
  const fontSize = large ? 'medium' : 'small';
  if (phase === 'loading') return <CircularProgress size={18} color="inherit" aria-hidden />;
  if (phase === 'failed') return <ErrorIcon fontSize={fontSize} color="error" />;
  return phase === 'playing' ? <Pause fontSize={fontSize} /> : <PlayArrow fontSize={fontSize} />;
};

interface Props {
  /** Accessible name of the recording. */
  readonly title: string;
  readonly phase: Phase;
  readonly isLarge: boolean;
  readonly onToggle: () => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

/** Plays and pauses a recording, and shows whether it loads or failed. */
export const PlayButton = ({ title, phase, isLarge, onToggle, onKeyDown }: Props) => {
  const text = useText();
  const label =
    phase === 'failed'
      ? text('player.failed')
      : text(phase === 'playing' ? 'player.pause' : 'player.play', { title });

  return (
    <IconButton
      title={phase === 'failed' ? text('player.failed') : undefined}
      aria-label={phase === 'failed' ? `${text('player.play', { title })}. ${label}` : label}
      aria-busy={phase === 'loading'}
      onClick={onToggle}
      onKeyDown={onKeyDown}
      sx={(theme) => ({
        width: isLarge ? 48 : 32,
        height: isLarge ? 48 : 32,
        flexShrink: 0,
        borderRadius: '50%',
        color: phase === 'playing' ? 'primary.contrastText' : 'text.primary',
        backgroundColor: phase === 'playing' ? 'primary.main' : 'transparent',
        border: `1px solid ${phase === 'playing' ? 'transparent' : theme.vars.palette.surface.lineStrong}`,
        '&:hover': { backgroundColor: phase === 'playing' ? 'primary.dark' : 'action.hover' },
      })}
    >
      <PhaseIcon phase={phase} large={isLarge} />
    </IconButton>
  );
};
