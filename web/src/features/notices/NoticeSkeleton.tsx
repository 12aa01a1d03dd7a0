import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { LoadingState } from '../../components/states/states.tsx';

const ROWS = [0, 1, 2, 3];

export const NoticeSkeleton = () => (
  <LoadingState>
    <Box sx={{ display: 'grid', gap: 1 }}>
      {ROWS.map((row) => (
        <Skeleton key={row} variant="rounded" height={52} />
      ))}
    </Box>
  </LoadingState>
);
