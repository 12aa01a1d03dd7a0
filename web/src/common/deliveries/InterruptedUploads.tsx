import { useState } from 'react';
import Alert from '@mui/material/Alert';
import { useText } from '../../i18n/useText.ts';
import { forgetUpload, readInterrupted, type InterruptedUpload } from './interruptedUploads.ts';

interface Props {
  readonly sessionId: string;
  /** Names of the files that are being uploaded now. */
  readonly current: readonly string[];
}

/** Uploads that ended with an earlier tab, and how to continue them. */
export const InterruptedUploads = ({ sessionId, current }: Props) => {
  const text = useText();
  const [uploads, setUploads] = useState(() => readInterrupted(sessionId));

  const forget = (upload: InterruptedUpload) => {
    forgetUpload(sessionId, upload);
    setUploads((all) => all.filter((interruptedUpload) => interruptedUpload !== upload));
  };

  return uploads
    .filter(({ name }) => !current.includes(name))
    .map((upload) => (
      <Alert
        key={`${upload.name} ${upload.size}`}
        severity="warning"
        closeText={text('deliveries.forgetFor', { file: upload.name })}
        onClose={() => forget(upload)}
        sx={{ overflowWrap: 'anywhere' }}
      >
        {text('deliveries.interrupted', { file: upload.name, percent: upload.percent })}
      </Alert>
    ));
};
