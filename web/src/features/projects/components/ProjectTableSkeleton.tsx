import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { LoadingState } from '../../../components/states/states.tsx';

const ROWS = [0.62, 0.48, 0.7, 0.55, 0.4, 0.66];

export const ProjectTableSkeleton = () => (
  <LoadingState>
    <Box
      sx={{
        border: '1px solid',
        borderColor: 'divider',
        borderRadius: '8px',
        backgroundColor: 'background.paper',
      }}
    >
      <Box sx={{ height: 38 }} />
      {ROWS.map((width) => (
        <Box
          key={width}
          sx={{
            display: 'grid',
            gridTemplateColumns: '4fr 3fr 1fr 1fr',
            gap: 4,
            alignItems: 'center',
            height: 56,
            paddingInline: 2,
            borderTop: '1px solid',
            borderColor: 'divider',
          }}
        >
          <div>
            <Skeleton width={`${width * 100}%`} />
            <Skeleton width="30%" height={14} />
          </div>
          <Skeleton width="70%" />
          <Skeleton width={64} height={28} />
          <Skeleton />
        </Box>
      ))}
    </Box>
  </LoadingState>
);
