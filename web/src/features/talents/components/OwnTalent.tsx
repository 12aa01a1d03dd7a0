import type { ReactNode } from 'react';
import Skeleton from '@mui/material/Skeleton';
import type { Talent } from '@domain/talents/talents.ts';
import { Stack } from '../../../components/layout/Stack.tsx';
import { DeniedState, ErrorState, LoadingState } from '../../../components/states/states.tsx';
import { useSignedIn } from '../../../lib/session/session.ts';
import { useTalent } from '../data/talentRecord.ts';

/** Renders the signed-in talent's record once loaded. */
export const OwnTalent = ({ children }: { readonly children: (talent: Talent) => ReactNode }) => {
  const { uid, roles } = useSignedIn();
  const isTalent = roles.includes('talent');
  const talent = useTalent(isTalent ? uid : null);
  if (!isTalent) return <DeniedState />;
  if (talent.status === 'error') return <ErrorState error={talent.error} onRetry={talent.retry} />;
  if (talent.status === 'loading') {
    return (
      <LoadingState>
        <Stack>
          <Skeleton variant="rounded" height={180} />
          <Skeleton variant="rounded" height={120} />
        </Stack>
      </LoadingState>
    );
  }

  return talent.data ? children(talent.data) : <DeniedState />;
};
