import Skeleton from '@mui/material/Skeleton';
import { LoadingState } from '../../../components/states/states.tsx';

/** The upload page before it is there. */
export const UploadSkeleton = () => (
  <LoadingState>
    <Skeleton width="80%" height={44} />
    <Skeleton width="60%" sx={{ marginBottom: 3 }} />
    <Skeleton variant="rounded" height={132} sx={{ marginBottom: 3 }} />
    <Skeleton variant="rounded" height={168} />
  </LoadingState>
);
