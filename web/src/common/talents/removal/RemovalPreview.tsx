import Skeleton from '@mui/material/Skeleton';
import type { Serialised } from '@domain/contract.ts';
import type { TalentRemoval } from '@domain/talents/removal.ts';
import { api } from '../../../lib/http/api.ts';
import { useRequest, type Request } from '../../../lib/http/useRequest.ts';
import { useSignedIn } from '../../../lib/session/session.ts';
import { ErrorState, LoadingState } from '../../../components/states/states.tsx';

export type RequestedRemoval = Request<Serialised<TalentRemoval>>;

/** Loads the effects of removing a talent from the chosen agency. */
export const useRemoval = (talentId: string): RequestedRemoval => {
  const { agency } = useSignedIn();
  return useRequest(`removal|${agency?.id ?? ''}|${talentId}`, (signal) =>
    api.talents.removal({ id: talentId }, { signal }),
  );
};

/** Stands in for the effects until they are loaded. */
export const RemovalPending = ({ asked }: { readonly asked: RequestedRemoval }) =>
  asked.status === 'error' ? (
    <ErrorState error={asked.error} onRetry={asked.reload} />
  ) : (
    <LoadingState>
      <Skeleton width="90%" />
      <Skeleton width="60%" />
      <Skeleton width="75%" />
    </LoadingState>
  );
