import LinkOff from '@mui/icons-material/LinkOffOutlined';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { Link } from 'react-router-dom';
import { paths } from '../../../app/paths.ts';
import { Stack } from '../../../components/layout/Stack.tsx';
import { StateCard } from '../../../components/states/StateCard.tsx';
import { ErrorState, LoadingState } from '../../../components/states/states.tsx';
import { useText } from '../../../i18n/useText.ts';
import type { Request } from '../../../lib/http/useRequest.ts';
import { isGoneInvite } from './isGoneInvite.ts';

/** Loading and error states of a sign-up page. */
export const SignUpState = ({
  request,
  isInvite = false,
}: {
  readonly request: Request<unknown>;
  readonly isInvite?: boolean;
}) => {
  const text = useText();
  if (isInvite && isGoneInvite(request.error)) {
    return (
      <StateCard
        icon={LinkOff}
        headingLevel="h1"
        title={text('invite.goneTitle')}
        action={
          <Button variant="contained" component={Link} to={paths.signIn.href()}>
            {text('signIn.submit')}
          </Button>
        }
      >
        {text('invite.goneText')}
      </StateCard>
    );
  }
  if (request.status === 'error') return <ErrorState error={request.error} onRetry={request.reload} />;

  return (
    <LoadingState>
      <Stack sx={{ width: 640, maxWidth: 1, margin: 'auto', paddingBlock: 4 }}>
        <Skeleton variant="rounded" width="60%" height={36} />
        {[0, 1, 2, 3].map((row) => (
          <Skeleton key={row} variant="rounded" height={56} />
        ))}
      </Stack>
    </LoadingState>
  );
};
