import { RowList } from '../../../components/RowList.tsx';
import { SectionCard } from '../../../components/SectionCard.tsx';
import { ErrorState } from '../../../components/states/states.tsx';
import { useText } from '../../../i18n/useText.ts';
import { useStuckMail } from '../data/useStuckMail.ts';
import { StuckMailRow } from './StuckMailRow.tsx';

/** Emails that do not leave, and why; nothing while all of them do. */
export const StuckMails = ({ agencyId }: { readonly agencyId: string }) => {
  const text = useText();
  const stuck = useStuckMail(agencyId);
  if (stuck.status === 'error') return <ErrorState error={stuck.error} onRetry={stuck.retry} />;
  if (!stuck.data || stuck.data.length === 0) return null;
  return (
    <SectionCard title={text('stuckMail.title')} lead={text('stuckMail.lead')} count={stuck.data.length}>
      <RowList label={text('stuckMail.title')}>
        {stuck.data.map((mail) => (
          <StuckMailRow key={mail.id} mail={mail} />
        ))}
      </RowList>
    </SectionCard>
  );
};
