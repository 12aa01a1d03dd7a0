import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useText } from '../../i18n/useText.ts';
import { Row } from '../layout/Row.tsx';
import { useBulkWords } from './bulkWords.ts';
import type { Bulk, BulkRun } from './useBulk.ts';

interface Props {
  readonly run: BulkRun;
  readonly bulk: Bulk;
}

/** Summary of a closed bulk edit above the list, with undo. */
export const BulkResult = ({ run, bulk }: Props) => {
  const text = useText();
  const { title, outcome } = useBulkWords(run);

  return (
    <Row role="group" aria-label={text('bulkRun.last')} align="center">
      <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
        {text('bulkRun.summary', { title, outcome })}
      </Typography>
      {run.lines.some(({ undo }) => undo) && (
        <Button size="small" color="inherit" onClick={bulk.undo}>
          {text('common.undo')}
        </Button>
      )}
      <Button size="small" color="inherit" onClick={bulk.open}>
        {text('bulkRun.show')}
      </Button>
      <Button size="small" color="inherit" onClick={bulk.forget}>
        {text('bulkRun.hide')}
      </Button>
    </Row>
  );
};
