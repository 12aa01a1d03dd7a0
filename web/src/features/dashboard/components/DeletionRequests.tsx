import TaskAlt from '@mui/icons-material/TaskAltOutlined';
import { RowList } from '../../../components/RowList.tsx';
import { SectionCard } from '../../../components/SectionCard.tsx';
import { StateCard } from '../../../components/states/StateCard.tsx';
import { ErrorState } from '../../../components/states/states.tsx';
import { useText } from '../../../i18n/useText.ts';
import { useDeletionRequests } from '../data/useDeletionRequests.ts';
import { DeletionRequestRow } from './DeletionRequestRow.tsx';

interface Props {
  readonly agencyId: string;
  /** Whether it is said that nobody does: where nothing else on the screen could wait. */
  readonly isTold: boolean;
}

/** Talents who want their data deleted. */
export const DeletionRequests = ({ agencyId, isTold }: Props) => {
  const text = useText();
  const requests = useDeletionRequests(agencyId);
  if (requests.status === 'error') return <ErrorState error={requests.error} onRetry={requests.retry} />;
  if (requests.data?.length === 0 && isTold)
    return (
      <SectionCard title={text('dashboard.waitingForYou')}>
        <StateCard icon={TaskAlt} title={text('dashboard.nothingWaits')} headingLevel="p" />
      </SectionCard>
    );
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
