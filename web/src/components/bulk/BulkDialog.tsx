import { useId } from 'react';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Button from '@mui/material/Button';
import { BYTE_ORDER_MARK, toCsvLines } from '@domain/values/csv.ts';
import { Dialog } from '../dialogs/Dialog.tsx';
import { useText } from '../../i18n/useText.ts';
import { save } from '../../lib/http/download.ts';
import { useErrorText } from '../../lib/http/useErrorText.ts';
import { Muted } from '../layout/Muted.tsx';
import { CsvLayoutMenu } from '../lists/CsvLayoutMenu.tsx';
import { useCsvLayout } from '../lists/useCsvLayout.ts';
import { ProgressBar } from '../ProgressBar.tsx';
import { BulkLines } from './BulkLines.tsx';
import { BulkResult } from './BulkResult.tsx';
import { countRows, useBulkWords } from './bulkWords.ts';
import type { BulkState } from './runBulk.ts';
import type { Bulk, BulkRun } from './useBulk.ts';

const OpenDialog = ({ run, bulk }: { readonly run: BulkRun; readonly bulk: Bulk }) => {
  const text = useText();
  const errorText = useErrorText();
  const titleId = useId();
  const [layout, chooseLayout] = useCsvLayout();
  const { lines, isOver } = run;
  const { title, outcome } = useBulkWords(run);
  const getCount = (state: BulkState) => countRows(lines, state);
  const settled = lines.length - getCount('waiting') - getCount('running');
  const again = getCount('refused') + getCount('left');

  const saveResult = () => {
    const head = (['row', 'result', 'reason'] as const).map((column) => text(`bulkRun.column.${column}`));
    const rows = lines.map(({ name, state, error }) => [
      name,
      text(`bulkRun.state.${state}`),
      error === undefined ? '' : errorText(error),
    ]);
    const content = new Blob([BYTE_ORDER_MARK, toCsvLines([head, ...rows], layout)], {
      type: 'text/csv;charset=utf-8',
    });

    save(content, `${text('bulkRun.file')}.csv`);
  };

  return (
    <Dialog
      open
      onClose={() => {
        if (isOver) bulk.close();
      }}
      aria-labelledby={titleId}
      slotProps={{ paper: { sx: { width: 1, maxWidth: 560, margin: 2 } } }}
    >
      <DialogTitle id={titleId}>{title}</DialogTitle>
      <DialogContent>
        <Muted role="status" sx={{ marginBottom: 1 }}>
          {isOver ? outcome : text('bulkRun.progress', { done: settled, total: lines.length })}
        </Muted>
        <ProgressBar label={title} percent={(settled / Math.max(lines.length, 1)) * 100} />
        <BulkLines lines={lines} label={title} />
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap' }}>
        {isOver ? (
          <>
            <CsvLayoutMenu layout={layout} onChoose={chooseLayout}>
              <Button color="inherit" onClick={saveResult}>
                {text('bulkRun.save')}
              </Button>
            </CsvLayoutMenu>
            {again > 0 && (
              <Button color="inherit" onClick={bulk.retry}>
                {text('bulkRun.again', { count: again })}
              </Button>
            )}
            {lines.some(({ undo }) => undo) && (
              <Button color="inherit" onClick={bulk.undo}>
                {text('common.undo')}
              </Button>
            )}
            <Button variant="contained" onClick={bulk.close} autoFocus>
              {text('common.close')}
            </Button>
          </>
        ) : (
          <Button color="inherit" onClick={bulk.stop} autoFocus>
            {text('bulkRun.stop')}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
};

/** Shows a bulk edit's progress and per-row results, with retry and undo. After closing, a summary stays above the list. */
export const BulkDialog = ({ bulk }: { readonly bulk: Bulk }) => {
  const { run, isOpen } = bulk;
  if (!run) return null;
  return isOpen ? <OpenDialog run={run} bulk={bulk} /> : <BulkResult run={run} bulk={bulk} />;
};
