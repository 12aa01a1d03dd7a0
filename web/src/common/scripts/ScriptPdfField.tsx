import { useId, useRef, useState } from 'react';
import PictureAsPdf from '@mui/icons-material/PictureAsPdfOutlined';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import Typography from '@mui/material/Typography';
import { useField } from 'formik';
import { SCRIPT_PDF_MAX_BYTES } from '@domain/auditions/script-pdf.ts';
import { Row } from '../../components/layout/Row.tsx';
import { FileButton } from '../../components/upload/FileButton.tsx';
import { useText } from '../../i18n/useText.ts';
import { upload } from '../../lib/http/upload.ts';
import { useErrorText } from '../../lib/http/useErrorText.ts';
import type { Submission } from '../../lib/submission/submitter.ts';
import { useSubmission } from '../../lib/submission/useSubmission.ts';
import { api } from '../../lib/http/api.ts';

const MEGABYTES = SCRIPT_PDF_MAX_BYTES / 1024 / 1024;

interface Props {
  readonly projectId: string;
  /** Downloads the stored PDF; absent: there is none yet. */
  readonly onSave?: (() => Promise<unknown>) | undefined;
}

/** The script as a PDF, where the text has no room for it: uploaded when it is chosen, and sent with the form. */
export const ScriptPdfField = ({ projectId, onSave }: Props) => {
  const text = useText();
  const errorText = useErrorText();
  const faultId = useId();
  const [{ value }, { error, initialValue }, { setValue }] = useField<string | null>('scriptPdf');
  const [fault, setFault] = useState<string>();
  const chosen = useRef<File>(undefined);

  const { busy, submit } = useSubmission(
    async (submission: Submission, _about: string) => {
      const file = chosen.current;
      setFault(undefined);
      if (!file) return;
      if (file.size > SCRIPT_PDF_MAX_BYTES)
        return setFault(text('auditions.pdfTooLarge', { megabytes: MEGABYTES }));
      const { id } = await upload(api.auditions.uploadScript, { params: { projectId }, file, submission });
      await setValue(id);
    },
    (failure) => setFault(errorText(failure)),
  );

  const isStored = onSave !== undefined && value !== null && value === initialValue;
  const { busy: isOpening, submit: open } = useSubmission(async () => onSave?.());
  const view = fault ?? error;

  return (
    <div role="group" aria-label={text('auditions.scriptPdf')} aria-describedby={faultId}>
      <Row align="center">
        {value !== null && (
          <Typography sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.75 }}>
            <PictureAsPdf fontSize="small" aria-hidden />
            {text('auditions.pdfAdded')}
          </Typography>
        )}
        <FileButton
          accept=".pdf,application/pdf"
          size="small"
          variant="outlined"
          busy={busy}
          onFile={(file) => {
            chosen.current = file;
            void submit(`${file.name} ${file.size} ${file.lastModified}`);
          }}
        >
          {text(value === null ? 'auditions.pdfAdd' : 'auditions.pdfReplace')}
        </FileButton>
        {isStored && (
          <Button size="small" color="inherit" loading={isOpening} onClick={() => void open()}>
            {text('auditions.pdfSave')}
          </Button>
        )}
        {value !== null && (
          <Button size="small" color="error" disabled={busy} onClick={() => void setValue(null)}>
            {text('auditions.pdfRemove')}
          </Button>
        )}
      </Row>
      <FormHelperText id={faultId} error={view !== undefined} role={view === undefined ? undefined : 'alert'}>
        {view ?? text('auditions.pdfHelp', { megabytes: MEGABYTES })}
      </FormHelperText>
    </div>
  );
};
