import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { Dialog } from './Dialog.tsx';
import { ErrorState, LoadingState } from '../states/states.tsx';

interface Props {
  /** Accessible name of what is loading. */
  readonly label: string;
  /** Approximate height of the content, in pixels. */
  readonly height: number;
  /** Why loading failed; undefined while loading. */
  readonly error: unknown;
  readonly onRetry: () => void;
  readonly onClose: () => void;
}

/** Placeholder of a dialog while its content loads, or after a failure. */
export const LoadingDialog = ({ label, height, error, onRetry, onClose }: Props) => (
  <Dialog open onClose={onClose} slotProps={{ paper: { 'aria-label': label, 'aria-labelledby': undefined } }}>
    <Box sx={{ padding: 3, minWidth: 280 }}>
      {error === undefined ? (
        <LoadingState>
          <Skeleton variant="rounded" height={height} />
        </LoadingState>
      ) : (
        <ErrorState error={error} onRetry={onRetry} />
      )}
    </Box>
  </Dialog>
);
