import { useState } from 'react';
import AudioFile from '@mui/icons-material/AudioFileOutlined';
import Description from '@mui/icons-material/DescriptionOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { SessionFileView } from '@domain/sessions/session-files.ts';
import { Muted } from '../../../components/layout/Muted.tsx';
import { Row } from '../../../components/layout/Row.tsx';
import { useText } from '../../../i18n/useText.ts';
import { DateText } from '../../../components/DateText.tsx';
import { ConfirmDialog } from '../../../components/dialogs/ConfirmDialog.tsx';
import { SendButton } from '../../../components/SendButton.tsx';
import { useToasts } from '../../../lib/toasts.ts';
import { useSizeText } from '../../useSizeText.ts';
import { FileSoundFigures } from './FileSoundFigures.tsx';
import { FilePlayer } from './FilePlayer.tsx';
import { downloadFrom } from '../../../lib/http/download.ts';
import { api } from '../../../lib/http/api.ts';

interface Props {
  readonly sessionId: string;
  readonly file: SessionFileView;
  readonly onRemoved: () => void;
}

/** One file: name, uploader, time and SHA-256. */
export const FileRow = ({ sessionId, file, onRemoved }: Props) => {
  const text = useText();
  const toasts = useToasts();
  const sizeText = useSizeText();
  const [isAsking, setAsking] = useState(false);
  const { name, size, sha256, side, uploadedBy, uploadedAt, contentType, isRemovable, sound } = file;
  const isAudio = contentType.startsWith('audio/');
  const Icon = isAudio ? AudioFile : Description;

  return (
    <Row
      component="li"
      sx={{
        paddingBlock: 1.5,
        borderTop: '1px solid',
        borderColor: 'divider',
        '&:first-of-type': { borderTop: 0 },
      }}
    >
      <Box sx={{ flex: '1 1 280px', minWidth: 0 }}>
        <Typography
          component="div"
          sx={{ display: 'flex', gap: 0.75, fontWeight: 600, overflowWrap: 'anywhere' }}
        >
          <Icon fontSize="small" aria-hidden />
          <bdi>{name}</bdi>
        </Typography>
        <Muted component="div">
          {text('sessions.fileFrom', {
            size: sizeText(size),
            name: uploadedBy ?? text(`sessions.from.${side}`),
          })}{' '}
          · <DateText instant={uploadedAt} withTime />
        </Muted>
        <Muted sx={{ fontSize: '0.75rem', overflowWrap: 'anywhere' }}>
          {text('sessions.sha256', { sha256 })}
        </Muted>
        {sound !== undefined && <FileSoundFigures name={name} sound={sound} />}
        {isAudio && <FilePlayer sessionId={sessionId} file={file} />}
      </Box>
      <Row isOneLine align="flex-start">
        <SendButton
          size="small"
          variant="outlined"
          aria-label={text('sessions.saveFileFor', { name })}
          onSend={async () => downloadFrom((await api.sessions.file({ id: sessionId, fileId: file.id })).url)}
        >
          {text('sessions.saveFile')}
        </SendButton>
        {isRemovable && (
          <Button
            size="small"
            color="error"
            aria-label={text('sessions.removeFileFor', { name })}
            onClick={() => setAsking(true)}
          >
            {text('sessions.removeFile')}
          </Button>
        )}
      </Row>
      <ConfirmDialog
        open={isAsking}
        tone="error"
        title={text('sessions.removeFileTitle', { name })}
        confirmLabel={text('sessions.removeFile')}
        cancelLabel={text('sessions.keep')}
        onConfirm={async (submission) => {
          await api.sessions.removeFile({ id: sessionId, fileId: file.id }, submission);
          setAsking(false);
          toasts.success(text('sessions.fileRemoved'));
          onRemoved();
        }}
        onCancel={() => setAsking(false)}
      >
        {text('sessions.removeFileText')}
      </ConfirmDialog>
    </Row>
  );
};
