import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import { LoadingState } from '../../../components/states/states.tsx';

const ROWS = [0.5, 0.7, 0.45, 0.6, 0.55, 0.4];

export const DemoResultsSkeleton = () => (
  <LoadingState>
    <Skeleton width={120} height={18} sx={{ marginBottom: 0.5 }} />
    <Card>
      {ROWS.map((width) => (
        <Box
          key={width}
          sx={{
            display: 'grid',
            gridTemplateColumns: '3fr 5fr 96px',
            gap: 2,
            alignItems: 'center',
            padding: '12px 16px',
            borderTop: '1px solid',
            borderColor: 'divider',
          }}
        >
          <div>
            <Skeleton width={`${width * 100}%`} />
            <Skeleton width="80%" height={26} />
          </div>
          <Skeleton variant="rounded" height={32} />
          <Skeleton variant="rounded" height={30} />
        </Box>
      ))}
    </Card>
  </LoadingState>
);
