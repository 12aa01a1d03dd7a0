import { useId } from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { SESSION_FILE_KINDS, type SessionFileView } from '@domain/sessions/session-files.ts';
import { PlainList } from '../../../components/layout/PlainList.tsx';
import { useText } from '../../../i18n/useText.ts';
import { FileRow } from './FileRow.tsx';

interface Props {
  readonly sessionId: string;
  readonly files: readonly SessionFileView[];
  readonly onRemoved: () => void;
}

/** A session's files by kind. */
export const FileLists = ({ sessionId, files, onRemoved }: Props) => {
  const text = useText();
  const id = useId();

  return SESSION_FILE_KINDS.map((kind) => {
    const kindFiles = files.filter((file) => file.kind === kind);
    if (kindFiles.length === 0) return null;

    return (
      <Box key={kind} sx={{ marginBottom: 1.5 }}>
        <Typography id={`${id}-${kind}`} variant="h4" component="h3">
          {text(`sessions.files.${kind}`)}
        </Typography>
        <PlainList aria-labelledby={`${id}-${kind}`}>
          {kindFiles.map((file) => (
            <FileRow key={file.id} sessionId={sessionId} file={file} onRemoved={onRemoved} />
          ))}
        </PlainList>
      </Box>
    );
  });
};
