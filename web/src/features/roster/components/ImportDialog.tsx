import { useId } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { Dialog } from '../../../components/dialogs/Dialog.tsx';
import { SendButton } from '../../../components/SendButton.tsx';
import { Muted } from '../../../components/layout/Muted.tsx';
import { Row } from '../../../components/layout/Row.tsx';
import { useToasts } from '../../../lib/toasts.ts';
import { FileButton } from '../../../components/upload/FileButton.tsx';
import { ProgressBar } from '../../../components/ProgressBar.tsx';
import { useText } from '../../../i18n/useText.ts';
import type { Submission } from '../../../lib/submission/submitter.ts';
import { FailedRows } from './FailedRows.tsx';
import { ImportColumns } from './ImportColumns.tsx';
import { ImportRows } from './ImportRows.tsx';
import { ImportTemplate } from './ImportTemplate.tsx';
import { useImport } from './useImport.ts';

const ENCODING_NAMES = {
  'utf-8': 'UTF-8',
  'utf-16le': 'UTF-16',
  'utf-16be': 'UTF-16',
  'windows-1252': 'Windows-1252',
} as const;
const SEPARATOR_NAMES = { ',': 'comma', ';': 'semicolon', '\t': 'tab' } as const;

/** Previews each row of a CSV file, then imports it after confirmation. */
export const ImportDialog = ({
  onImported,
  onClose,
}: {
  readonly onImported: () => void;
  readonly onClose: () => void;
}) => {
  const text = useText();
  const toasts = useToasts();
  const titleId = useId();
  const { checked, fault, busy, read, match, carryOut } = useImport();
  const useful = (checked?.rows ?? []).filter(({ outcome }) => outcome === 'invited' || outcome === 'tagged');

  const carryOutAndSay = async (submission: Submission) => {
    await carryOut(submission);
    toasts.success(text('roster.importDone'));
    onImported();
  };

  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} fullWidth maxWidth="md">
      <DialogTitle id={titleId}>{text('roster.importTitle')}</DialogTitle>
      <DialogContent>
        <Muted sx={{ marginBottom: 2 }}>{text('roster.importLead')}</Muted>
        <Row>
          <FileButton
            accept=".csv,text/csv"
            variant="outlined"
            busy={busy}
            onFile={(file) => {
              void read(file);
            }}
          >
            {text('roster.importChoose')}
          </FileButton>
          <ImportTemplate />
        </Row>
        {checked && (
          <Muted sx={{ overflowWrap: 'anywhere', marginTop: 2 }}>
            {text('roster.importRead', {
              file: checked.fileName,
              encoding: ENCODING_NAMES[checked.encoding],
              separator: text(`roster.separator.${SEPARATOR_NAMES[checked.separator]}`),
            })}
          </Muted>
        )}
        {checked && !checked.isDone && <ImportColumns columns={checked.columns} onMatch={match} />}
        {busy && (
          <Box sx={{ marginTop: 2 }}>
            <ProgressBar label={text('roster.importChecking')} />
          </Box>
        )}
        {fault && (
          <Typography role="alert" color="error" sx={{ marginTop: 2 }}>
            {fault}
          </Typography>
        )}
        {checked && <FailedRows csv={checked.csv} rows={checked.rows} isDone={checked.isDone} />}
        {checked && checked.rows.length > 0 && (
          <Box aria-busy={busy} sx={{ marginTop: 2 }}>
            <ImportRows rows={checked.rows} isDone={checked.isDone} />
          </Box>
        )}
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose}>
          {text(checked?.isDone ? 'common.close' : 'common.cancel')}
        </Button>
        {checked && !checked.isDone && (
          <SendButton variant="contained" disabled={busy || useful.length === 0} onSend={carryOutAndSay}>
            {text('roster.importNow', { count: useful.length })}
          </SendButton>
        )}
      </DialogActions>
    </Dialog>
  );
};
