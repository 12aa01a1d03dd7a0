import Skeleton from '@mui/material/Skeleton';
import { Stack } from '../../../components/layout/Stack.tsx';
import { LoadingState } from '../../../components/states/states.tsx';

export const PreviewSkeleton = () => (
  <LoadingState>
    <Skeleton width={180} />
    <Skeleton width={280} height={44} sx={{ marginBottom: 3 }} />
    <Stack gap={1.5}>
      {[0, 1, 2].map((row) => (
        <Skeleton key={row} variant="rounded" height={124} />
      ))}
    </Stack>
  </LoadingState>
);
