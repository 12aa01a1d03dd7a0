import type { DeletionRequest } from '@domain/privacy/privacy.ts';
import { RowList } from '../../../components/RowList.tsx';
import { SectionCard } from '../../../components/SectionCard.tsx';
import { useText } from '../../../i18n/useText.ts';
import { DeletionRequestRow } from './DeletionRequestRow.tsx';

interface Props {
  readonly requests: readonly DeletionRequest[];
  readonly agencyId: string;
}

/** Talents who requested erasure. */
export const DeletionRequestsCard = ({ requests, agencyId }: Props) => {
  const text = useText();

  return (
    <SectionCard title={text('deletion.title')} lead={text('deletion.lead')} count={requests.length}>
      <RowList label={text('deletion.title')}>
        {requests.map((request) => (
          <DeletionRequestRow key={request.id} request={request} agencyId={agencyId} />
        ))}
      </RowList>
    </SectionCard>
  );
};
