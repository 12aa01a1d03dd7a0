import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { OfflineBanner } from '../../components/layout/OfflineBanner.tsx';
import { LoadingState } from '../../components/states/states.tsx';
import { getInitialNavPlace } from '../presentationQuery.ts';
import { HEADER_HEIGHT, RAIL_WIDTH, SIDEBAR_WIDTH } from './measures.ts';

/** Placeholder of the workspace's frame until the session is known. */
export const WorkspaceSkeleton = () => {
  const place = getInitialNavPlace();

  return (
    <LoadingState>
      <Box sx={{ display: 'flex', minHeight: '100dvh' }}>
        {place !== 'button' && (
          <Box
            sx={{
              width: place === 'rail' ? RAIL_WIDTH : SIDEBAR_WIDTH,
              padding: 2,
              borderRight: '1px solid',
              borderColor: 'divider',
            }}
          >
            <Skeleton height={32} sx={{ maxWidth: 140, marginBottom: 3 }} />
            <Skeleton height={32} />
            <Skeleton height={32} />
          </Box>
        )}
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <OfflineBanner />
          <Box sx={{ height: HEADER_HEIGHT, borderBottom: '1px solid', borderColor: 'divider' }} />
          <Box sx={{ padding: { xs: 2, md: 4 } }}>
            <Skeleton height={40} sx={{ maxWidth: 260, marginBottom: 3 }} />
            <Skeleton variant="rounded" height={320} />
          </Box>
        </Box>
      </Box>
    </LoadingState>
  );
};
