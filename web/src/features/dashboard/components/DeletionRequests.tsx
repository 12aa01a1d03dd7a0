import { onDemand } from '../../../components/onDemand.tsx';
import { RowList } from '../../../components/RowList.tsx';
import { SectionCard } from '../../../components/SectionCard.tsx';
import { ErrorState } from '../../../components/states/states.tsx';
import { useText } from '../../../i18n/useText.ts';
import { useDeletionRequests } from '../data/useDeletionRequests.ts';

/** Rare, so not part of the first screen. */
const DeletionRequestRow = onDemand(() =>
  import('./DeletionRequestRow.tsx').then((module) => module.DeletionRequestRow),
);

/** Talents requesting erasure; nothing without any. */
export const DeletionRequests = ({ agencyId }: { readonly agencyId: string }) => {
  const text = useText();
  const requests = useDeletionRequests(agencyId);
  if (requests.status === 'error') return <ErrorState error={requests.error} onRetry={requests.retry} />;
  if (!requests.data || requests.data.length === 0) return null;
  return (
    <SectionCard title={text('deletion.title')} lead={text('deletion.lead')} count={requests.data.length}>
      <RowList label={text('deletion.title')}>
        {requests.data.map((request) => (
          <DeletionRequestRow key={request.id} request={request} agencyId={agencyId} />
        ))}
      </RowList>
    </SectionCard>
  );
};
