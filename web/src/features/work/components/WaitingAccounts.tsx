import { useEffect } from 'react';
import Skeleton from '@mui/material/Skeleton';
import { REVIEW_HOURS } from '@domain/accounts/accounts.ts';
import { RowList } from '../../../components/RowList.tsx';
import { SectionCard } from '../../../components/SectionCard.tsx';
import { ErrorState, LoadingState } from '../../../components/states/states.tsx';
import { useText } from '../../../i18n/useText.ts';
import { useWaiting } from '../data/useWaiting.ts';
import { WaitingAccountRow } from './WaitingAccountRow.tsx';

interface Props {
  readonly agencyId: string;
  readonly onKnown: () => void;
}

/** Registrations that wait for a decision; renders nothing without any. */
export const WaitingAccounts = ({ agencyId, onKnown }: Props) => {
  const text = useText();
  const waiting = useWaiting(agencyId);
  const { status } = waiting;

  useEffect(() => {
    if (status !== 'loading') onKnown();
  }, [onKnown, status]);

  if (waiting.data?.length === 0) return null;

  return (
    <SectionCard
      title={text('dashboard.waiting')}
      lead={text('dashboard.waitingLead', { hours: REVIEW_HOURS })}
      count={waiting.data?.length}
    >
      {waiting.status === 'error' && <ErrorState error={waiting.error} onRetry={waiting.retry} />}
      {waiting.status === 'loading' && (
        <LoadingState>
          <Skeleton height={56} />
          <Skeleton height={56} />
        </LoadingState>
      )}
      {waiting.data && (
        <RowList label={text('dashboard.waiting')}>
          {waiting.data.map((account) => (
            <WaitingAccountRow key={account.id} account={account} />
          ))}
        </RowList>
      )}
    </SectionCard>
  );
};
