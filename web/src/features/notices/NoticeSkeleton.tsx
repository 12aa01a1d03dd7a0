import Skeleton from '@mui/material/Skeleton';
import { Stack } from '../../components/layout/Stack.tsx';
import { LoadingState } from '../../components/states/states.tsx';

const ROWS = [0, 1, 2, 3];

export const NoticeSkeleton = () => (
  <LoadingState>
    <Stack gap={1}>
      {ROWS.map((row) => (
        <Skeleton key={row} variant="rounded" height={52} />
      ))}
    </Stack>
  </LoadingState>
);
