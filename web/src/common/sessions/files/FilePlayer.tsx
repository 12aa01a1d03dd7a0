import { useEffect, useState, type SyntheticEvent } from 'react';
import PlayArrow from '@mui/icons-material/PlayArrowRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import type { SessionFileView } from '@domain/sessions/session-files.ts';
import { useText } from '../../../i18n/useText.ts';
import { useErrorText } from '../../../lib/http/useErrorText.ts';
import { fetchAudio } from './fetchAudio.ts';

interface Props {
  readonly sessionId: string;
  readonly file: SessionFileView;
}

const silenceOthers = ({ currentTarget }: SyntheticEvent<HTMLAudioElement>): void => {
  for (const item of document.querySelectorAll('audio')) if (item !== currentTarget) item.pause();
};

/** Loads a recording and plays it; on demand only, because masters are large. */
const Loaded = ({ sessionId, file }: Props) => {
  const text = useText();
  const errorText = useErrorText();
  const [share, setShare] = useState(0);
  const [address, setAddress] = useState<string>();
  const [fault, setFault] = useState<string>();

  useEffect(() => {
    const control = new AbortController();
    let made: string | undefined;

    fetchAudio(sessionId, file, control.signal, setShare).then(
      (audio) => setAddress((made = URL.createObjectURL(audio))),
      (error: unknown) => {
        if (!control.signal.aborted) setFault(errorText(error));
      },
    );

    return () => {
      control.abort();
      if (made) URL.revokeObjectURL(made);
    };
    // The failure's text stays as first shown.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [sessionId, file.id]);

  if (fault !== undefined)
    return (
      <Typography role="alert" variant="body2" sx={{ color: 'error.main' }}>
        {fault}
      </Typography>
    );
  if (address === undefined)
    return (
      <LinearProgress
        variant="determinate"
        value={share * 100}
        aria-label={text('sessions.fileLoading', { name: file.name })}
      />
    );

  return (
    <Box
      component="audio"
      src={address}
      controls
      autoPlay
      aria-label={file.name}
      onPlay={silenceOthers}
      onError={() => setFault(text('sessions.fileUnplayable'))}
      sx={{ width: 1, maxWidth: 520, height: 40, display: 'block' }}
    />
  );
};

/** Plays a recording in the page. */
export const FilePlayer = (props: Props) => {
  const text = useText();
  const [isOpen, setOpen] = useState(false);

  return (
    <Box sx={{ paddingBlockStart: 0.5 }} data-off-paper>
      {isOpen ? (
        <Loaded {...props} />
      ) : (
        <Button
          size="small"
          startIcon={<PlayArrow />}
          aria-label={text('sessions.playFileFor', { name: props.file.name })}
          onClick={() => setOpen(true)}
        >
          {text('sessions.playFile')}
        </Button>
      )}
    </Box>
  );
};
