import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { LoadingState } from '../../components/states/states.tsx';
import { HEADER_HEIGHT, SIDEBAR_WIDTH } from './measures.ts';

/** The workspace's frame before anybody knows who is here. */
export const WorkspaceSkeleton = () => (
  <LoadingState>
    <Box sx={{ display: 'flex', minHeight: '100dvh' }}>
      <Box sx={{ width: SIDEBAR_WIDTH, padding: 2, borderRight: '1px solid', borderColor: 'divider' }}>
        <Skeleton width={140} height={32} sx={{ marginBottom: 3 }} />
        <Skeleton height={32} />
        <Skeleton height={32} />
      </Box>
      <Box sx={{ flex: 1 }}>
        <Box sx={{ height: HEADER_HEIGHT, borderBottom: '1px solid', borderColor: 'divider' }} />
        <Box sx={{ padding: 4 }}>
          <Skeleton width={260} height={40} sx={{ marginBottom: 3 }} />
          <Skeleton variant="rounded" height={320} />
        </Box>
      </Box>
    </Box>
  </LoadingState>
);
