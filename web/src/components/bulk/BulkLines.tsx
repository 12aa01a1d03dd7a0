import type { ElementType } from 'react';
import CheckCircle from '@mui/icons-material/CheckCircleOutlined';
import ErrorOutline from '@mui/icons-material/ErrorOutlined';
import Pending from '@mui/icons-material/PendingOutlined';
import Remove from '@mui/icons-material/RemoveCircleOutlineOutlined';
import Schedule from '@mui/icons-material/ScheduleOutlined';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useText } from '../../i18n/useText.ts';
import { useErrorText } from '../../lib/http/useErrorText.ts';
import { RowList } from '../RowList.tsx';
import { StateChip, type StateTone } from '../StateChip.tsx';
import type { BulkLine, BulkState } from './runBulk.ts';

const LOOKS: Readonly<Record<BulkState, { readonly tone: StateTone; readonly icon: ElementType }>> = {
  waiting: { tone: 'neutral', icon: Schedule },
  running: { tone: 'waiting', icon: Pending },
  done: { tone: 'positive', icon: CheckCircle },
  unchanged: { tone: 'neutral', icon: CheckCircle },
  refused: { tone: 'negative', icon: ErrorOutline },
  left: { tone: 'neutral', icon: Remove },
};

/** Each row with its progress, and the reason of a failure. */
export const BulkLines = ({
  lines,
  label,
}: {
  readonly lines: readonly BulkLine[];
  readonly label: string;
}) => {
  const text = useText();
  const errorText = useErrorText();

  return (
    // Overflow scrolls, by keyboard too.
    <Box
      tabIndex={0}
      role="group"
      aria-label={label}
      sx={{ maxHeight: 320, overflowY: 'auto', marginTop: 1.5 }}
    >
      <RowList label={label}>
        {lines.map(({ id, name, state, error }) => (
          <Box component="li" key={id} sx={{ flexWrap: 'wrap', paddingBlock: 0.5, paddingInline: 0.5 }}>
            <Typography variant="body2" sx={{ flex: '1 1 160px', minWidth: 0, overflowWrap: 'anywhere' }}>
              <bdi>{name}</bdi>
            </Typography>
            <StateChip {...LOOKS[state]} label={text(`bulkRun.state.${state}`)} />
            {error !== undefined && (
              <Typography variant="body2" color="error" sx={{ flexBasis: '100%', overflowWrap: 'anywhere' }}>
                {errorText(error)}
              </Typography>
            )}
          </Box>
        ))}
      </RowList>
    </Box>
  );
};
