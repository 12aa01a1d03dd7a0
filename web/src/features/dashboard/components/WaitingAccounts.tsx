import HowToReg from '@mui/icons-material/HowToRegOutlined';
import Skeleton from '@mui/material/Skeleton';
import { REVIEW_HOURS } from '@domain/accounts/accounts.ts';
import { RowList } from '../../../components/RowList.tsx';
import { SectionCard } from '../../../components/SectionCard.tsx';
import { StateCard } from '../../../components/states/StateCard.tsx';
import { ErrorState, LoadingState } from '../../../components/states/states.tsx';
import { useText } from '../../../i18n/useText.ts';
import { useWaiting } from '../data/useWaiting.ts';
import { WaitingAccountRow } from './WaitingAccountRow.tsx';

/** Registrations that wait for a decision. */
export const WaitingAccounts = ({ agencyId }: { readonly agencyId: string }) => {
  const text = useText();
  const waiting = useWaiting(agencyId);
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
      {waiting.data?.length === 0 && (
        <StateCard icon={HowToReg} title={text('dashboard.nobodyWaits')} headingLevel="p" />
      )}
      {waiting.data && waiting.data.length > 0 && (
        <RowList label={text('dashboard.waiting')}>
          {waiting.data.map((account) => (
            <WaitingAccountRow key={account.id} account={account} />
          ))}
        </RowList>
      )}
    </SectionCard>
  );
};
