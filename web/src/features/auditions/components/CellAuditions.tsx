import RecordVoiceOver from '@mui/icons-material/RecordVoiceOverOutlined';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import type { AuditionEntry } from '@domain/auditions/auditions.ts';
import { useText } from '../../../i18n/useText.ts';
import type { Cell } from '../../../lib/production/cell.ts';

interface Props {
  readonly cell: Cell;
  readonly entries: readonly AuditionEntry[];
  readonly status: 'loading' | 'success' | 'error';
  readonly onRetry: () => void;
  readonly onAsk: () => void;
}

/** Asks for auditions of a character; once everybody listed was asked, says so instead. */
export const CellAuditions = ({ cell, entries, status, onRetry, onAsk }: Props) => {
  const text = useText();
  if (status === 'loading') return <Skeleton width={140} height={30} />;
  if (status === 'error') {
    return (
      <Button size="small" color="error" onClick={onRetry}>
        {text('auditions.retryList')}
      </Button>
    );
  }
  const asked = new Set(entries.map((entry) => entry.talentId));
  const fresh = new Set(cell.items.map((item) => item.talentId).filter((talentId) => !asked.has(talentId)))
    .size;
  return (
    <Button
      size="small"
      color="inherit"
      variant="outlined"
      startIcon={<RecordVoiceOver />}
      disabled={fresh === 0}
      onClick={onAsk}
      aria-label={`${text('auditions.ask')}: ${cell.voice.name}`}
    >
      {fresh === 0 ? text('auditions.allAsked') : text('auditions.askCount', { count: fresh })}
    </Button>
  );
};
