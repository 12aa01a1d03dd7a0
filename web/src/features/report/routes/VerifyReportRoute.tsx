import { useRef, useState } from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { DateText } from '../../../components/DateText.tsx';
import { Muted } from '../../../components/layout/Muted.tsx';
import { useDocumentTitle } from '../../../components/layout/useDocumentTitle.ts';
import { DropZone } from '../../../components/upload/DropZone.tsx';
import { useText } from '../../../i18n/useText.ts';
import { useErrorText } from '../../../lib/http/useErrorText.ts';
import { checkFile, type FileVerdict } from '../data/checkFile.ts';

type Outcome = FileVerdict | { readonly kind: 'failed'; readonly error: unknown };

/** Result for the file checked last. */
const Verdict = ({ name, outcome }: { readonly name: string; readonly outcome: Outcome }) => {
  const text = useText();
  const errorText = useErrorText();
  if (outcome.kind === 'failed') return <Alert severity="error">{errorText(outcome.error)}</Alert>;
  if (outcome.kind !== 'sealed')
    return (
      <Alert severity="warning">
        <strong>
          <bdi>{name}</bdi>
        </strong>
        <br />
        {text(`report.verify.${outcome.kind}`)}
      </Alert>
    );

  return (
    <Alert severity="success">
      <strong>
        <bdi>{name}</bdi>
      </strong>
      <br />
      {text('report.verify.sealed')} <DateText instant={outcome.sealedAt} withZone />
    </Alert>
  );
};

/** Checks whether a PDF is an unchanged report sealed here. The file stays on the reader's device. */
const VerifyReportRoute = () => {
  const text = useText();
  const [checked, setChecked] = useState<{ readonly name: string; readonly outcome: Outcome }>();
  const [checking, setChecking] = useState(false);
  const latest = useRef<File>(undefined);
  useDocumentTitle(text('report.verify.title'));

  const check = async (file: File): Promise<void> => {
    latest.current = file;
    setChecked(undefined);
    setChecking(true);
    const outcome = await checkFile(file).catch((error: unknown): Outcome => ({ kind: 'failed', error }));
    // Another file may have been dropped meanwhile; only the latest counts.
    if (latest.current !== file) return;
    setChecking(false);
    setChecked({ name: file.name, outcome });
  };

  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', gap: 2.5, paddingTop: 4 }}>
      <Typography variant="h1">{text('report.verify.title')}</Typography>
      <Typography>{text('report.verify.lead')}</Typography>
      <DropZone
        label={text('report.verify.choose')}
        accept=".pdf,application/pdf"
        onFiles={([file]) => file && void check(file)}
      >
        {(inputId) => (
          <>
            <Typography sx={{ display: { xs: 'none', sm: 'block' } }}>
              {text('report.verify.drop')}
            </Typography>
            <Button
              variant="contained"
              size="large"
              component="label"
              htmlFor={inputId}
              tabIndex={-1}
              aria-hidden
            >
              {text('report.verify.choose')}
            </Button>
          </>
        )}
      </DropZone>
      <Box role="status" sx={{ minHeight: 84 }}>
        {checking && <Typography>{text('report.verify.checking')}</Typography>}
        {checked && <Verdict {...checked} />}
      </Box>
      <Muted>{text('report.verify.stays')}</Muted>
    </Box>
  );
};

export default VerifyReportRoute;
