import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import type { ImportedRow } from '@domain/roster/roster.api.ts';
import { BYTE_ORDER_MARK } from '@domain/values/csv.ts';
import { useText } from '../../../i18n/useText.ts';
import { save } from '../../../lib/http/download.ts';
import { pickFailedLines } from '../data/pickFailedLines.ts';

interface Props {
  readonly csv: string;
  readonly rows: readonly ImportedRow[];
  readonly isDone: boolean;
}

/** How many rows failed, with a download of them; nothing without any. */
export const FailedRows = ({ csv, rows, isDone }: Props) => {
  const text = useText();
  const count = rows.filter(({ outcome }) => outcome === 'failed').length;
  if (count === 0) return null;

  const download = () => {
    const file = new Blob([BYTE_ORDER_MARK, pickFailedLines(csv, rows)], { type: 'text/csv;charset=utf-8' });
    save(file, `${text('roster.failedFile')}.csv`);
  };

  return (
    <Alert
      severity="warning"
      sx={{ marginTop: 2 }}
      action={
        <Button color="inherit" size="small" onClick={download}>
          {text('roster.downloadFailed')}
        </Button>
      }
    >
      {text(isDone ? 'roster.failedCount' : 'roster.correctionCount', { count })}
    </Alert>
  );
};
