import { useId, useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { rosterApi, type Imported } from '@domain/roster/roster.api.ts';
import { CSV_COLUMNS, CSV_MAX } from '@domain/roster/roster.schema.ts';
import { BULK_MAX } from '@domain/roster/roster.ts';
import { Dialog } from '../../../components/dialogs/Dialog.tsx';
import { SendButton } from '../../../components/SendButton.tsx';
import { useToasts } from '../../../components/toasts/toasts.ts';
import { FileButton } from '../../../components/upload/FileButton.tsx';
import { ProgressBar } from '../../../components/ProgressBar.tsx';
import { useText } from '../../../i18n/useText.ts';
import { change } from '../../../lib/http/call.ts';
import { useErrorText } from '../../../lib/http/useErrorText.ts';
import { usePress } from '../../../lib/press/usePress.ts';
import type { Press } from '../../../lib/press/presser.ts';
import { decodeCsv, type CsvEncoding } from '../data/decodeCsv.ts';
import { ImportRows } from './ImportRows.tsx';

const ask = (csv: string, dryRun: boolean, press: Press): Promise<Imported> =>
  change(rosterApi['roster.import'], { body: { csv, dryRun } }, press);

const ENCODING_NAMES = {
  'utf-8': 'UTF-8',
  'utf-16le': 'UTF-16',
  'utf-16be': 'UTF-16',
  'windows-1252': 'Windows-1252',
} as const;
const SEPARATOR_NAMES = { ',': 'comma', ';': 'semicolon', '\t': 'tab' } as const;

interface Checked extends Imported {
  readonly csv: string;
  readonly fileName: string;
  readonly encoding: CsvEncoding;
  readonly isDone: boolean;
}

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
  const errorText = useErrorText();
  const titleId = useId();
  const [checked, setChecked] = useState<Checked>();
  const [fault, setFault] = useState<string>();
  const { busy, press: check } = usePress(
    async (press, file: Omit<Checked, 'rows' | 'separator' | 'isDone'>) =>
      setChecked({ ...file, ...(await ask(file.csv, true, press)), isDone: false }),
    (error) => setFault(errorText(error)),
  );

  const read = async (file: File) => {
    setFault(undefined);
    setChecked(undefined);
    if (file.size > CSV_MAX) return setFault(text('roster.importTooLarge', { max: BULK_MAX }));
    const bytes = await file.arrayBuffer().catch(() => undefined);
    if (!bytes) return setFault(text('upload.unreadable'));
    return check({ fileName: file.name, ...decodeCsv(new Uint8Array(bytes)) });
  };
  const useful = (checked?.rows ?? []).filter(({ outcome }) => outcome === 'invited' || outcome === 'tagged');
  const carryOut = async (press: Press) => {
    if (!checked) return;
    setChecked({ ...checked, ...(await ask(checked.csv, false, press)), isDone: true });
    toasts.success(text('roster.importDone'));
    onImported();
  };
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} fullWidth maxWidth="md">
      <DialogTitle id={titleId}>{text('roster.importTitle')}</DialogTitle>
      <DialogContent>
        <Typography variant="body2" sx={{ color: 'text.secondary', marginBottom: 2 }}>
          {text('roster.importLead', { columns: CSV_COLUMNS.join(', ') })}
        </Typography>
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
        <Box sx={{ marginTop: 2 }}>
          {checked && (
            <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
              {text('roster.importRead', {
                file: checked.fileName,
                rows: checked.rows.length,
                encoding: ENCODING_NAMES[checked.encoding],
                separator: text(`roster.separator.${SEPARATOR_NAMES[checked.separator]}`),
              })}
            </Typography>
          )}
          {checked && <ImportRows rows={checked.rows} isDone={checked.isDone} />}
        </Box>
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose}>
          {text(checked?.isDone ? 'common.close' : 'common.cancel')}
        </Button>
        {checked && !checked.isDone && (
          <SendButton variant="contained" disabled={useful.length === 0} onSend={carryOut}>
            {text('roster.importNow', { count: useful.length })}
          </SendButton>
        )}
      </DialogActions>
    </Dialog>
  );
};
