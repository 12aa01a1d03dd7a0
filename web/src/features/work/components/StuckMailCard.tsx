import type { StuckMail } from '@domain/mail/mail.ts';
import { StuckMailRow } from '../../../common/mail/StuckMailRow.tsx';
import { RowList } from '../../../components/RowList.tsx';
import { SectionCard } from '../../../components/SectionCard.tsx';
import { useText } from '../../../i18n/useText.ts';

/** Undelivered emails, with the reason. */
export const StuckMailCard = ({ mails }: { readonly mails: readonly StuckMail[] }) => {
  const text = useText();

  return (
    <SectionCard title={text('stuckMail.title')} lead={text('stuckMail.lead')} count={mails.length}>
      <RowList label={text('stuckMail.title')}>
        {mails.map((mail) => (
          <StuckMailRow key={mail.id} mail={mail} />
        ))}
      </RowList>
    </SectionCard>
  );
};
