import { hasStaffRole } from '@domain/access/roles.ts';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { useParams } from 'react-router-dom';
import { Stack } from '../../../components/layout/Stack.tsx';
import { DeniedState, ErrorState, LoadingState } from '../../../components/states/states.tsx';
import { useSignedIn } from '../../../lib/session/session.ts';
import { OpenedMessage } from '../components/OpenedMessage.tsx';
import { useEnquiry } from '../data/enquiries.ts';

const LoadedMessage = ({ id }: { readonly id: string }) => {
  const { data, error, reload } = useEnquiry(id);
  if (data) return <OpenedMessage loaded={data} />;
  if (error !== undefined) return <ErrorState error={error} onRetry={reload} />;

  return (
    <LoadingState>
      <Stack>
        <Skeleton variant="text" width={280} height={44} />
        <Skeleton variant="rounded" height={160} />
      </Stack>
    </LoadingState>
  );
};

/** A message to the chosen agency with its steps, for admins and team. */
const MessageRoute = () => {
  const { roles, agency } = useSignedIn();
  const { enquiryId = '' } = useParams();
  if (!agency || !hasStaffRole(roles)) return <DeniedState />;
  return (
    <Box key={`${agency.id} ${enquiryId}`} sx={{ maxWidth: 880 }}>
      <LoadedMessage id={enquiryId} />
    </Box>
  );
};

export default MessageRoute;
