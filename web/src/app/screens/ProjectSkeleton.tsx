import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { LoadingState } from '../../components/states/states.tsx';

/** Placeholder of a project: title, stages, two columns. */
export const ProjectSkeleton = () => (
  <LoadingState>
    <Skeleton width={90} />
    <Skeleton width={320} height={44} />
    <Skeleton width={220} sx={{ marginBottom: 3 }} />
    <Skeleton variant="rounded" height={48} sx={{ marginBottom: 3 }} />
    <Box sx={{ display: 'grid', gridTemplateColumns: { md: '1fr 1fr' }, gap: 3 }}>
      <Skeleton variant="rounded" height={280} />
      <Skeleton variant="rounded" height={280} />
    </Box>
  </LoadingState>
);
