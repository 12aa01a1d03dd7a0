import { useCallback, useEffect, useState, type SyntheticEvent } from 'react';
import PlayArrow from '@mui/icons-material/PlayArrowRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import type { SessionFileView } from '@domain/sessions/session-files.ts';
import { useText } from '../../../i18n/useText.ts';
import { api } from '../../../lib/http/api.ts';
import { useErrorText } from '../../../lib/http/useErrorText.ts';

interface Props {
  readonly sessionId: string;
  readonly file: SessionFileView;
}

interface Source {
  readonly url: string;
  /** Where it begins to play, in seconds. */
  readonly from: number;
}

const silenceOthers = ({ currentTarget }: SyntheticEvent<HTMLAudioElement>): void => {
  for (const item of document.querySelectorAll('audio')) if (item !== currentTarget) item.pause();
};

/** Plays a recording as it arrives; on demand only, because masters are large. */
const Loaded = ({ sessionId, file }: Props) => {
  const text = useText();
  const errorText = useErrorText();
  const [source, setSource] = useState<Source>();
  const [fault, setFault] = useState<string>();

  const loadFrom = useCallback(
    async (from: number) => {
      try {
        const { url } = await api.sessions.file({ id: sessionId, fileId: file.id });
        setSource({ url, from });
      } catch (error) {
        setFault(errorText(error));
      }
    },
    [sessionId, file.id, errorText],
  );

  useEffect(() => {
    void loadFrom(0);
    // The failure's text stays as first shown.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [sessionId, file.id]);

  if (fault !== undefined)
    return (
      <Typography role="alert" variant="body2" sx={{ color: 'error.main' }}>
        {fault}
      </Typography>
    );
  if (source === undefined)
    return <LinearProgress aria-label={text('sessions.fileLoading', { name: file.name })} />;

  const continueOrReport = ({ currentTarget: { currentTime } }: SyntheticEvent<HTMLAudioElement>) => {
    // What has played was playable: its address has expired.
    if (currentTime > source.from) void loadFrom(currentTime);
    else setFault(text('sessions.fileUnplayable'));
  };

  return (
    <Box
      component="audio"
      src={source.url}
      controls
      autoPlay
      aria-label={file.name}
      onPlay={silenceOthers}
      onLoadedMetadata={({ currentTarget }) => {
        currentTarget.currentTime = source.from;
      }}
      onError={continueOrReport}
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
