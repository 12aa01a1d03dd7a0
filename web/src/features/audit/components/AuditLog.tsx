import History from '@mui/icons-material/HistoryOutlined';
import { NoneFound } from '../../../components/lists/NoneFound.tsx';
import { PagedCards } from '../../../components/lists/PagedCards.tsx';
import { EmptyState } from '../../../components/states/states.tsx';
import { useText } from '../../../i18n/useText.ts';
import { useAudit } from '../data/auditCalls.ts';
import { useAuditChoice } from '../data/useAuditChoice.ts';
import { AuditEntry } from './AuditEntry.tsx';
import { AuditTools } from './AuditTools.tsx';

const NONE = { by: '', record: '', action: '', from: '', to: '' };

/** What was done in an agency, page by page, the newest first. */
export const AuditLog = ({ agencyId }: { readonly agencyId: string }) => {
  const text = useText();
  const chosen = useAuditChoice();
  const pages = useAudit(chosen.choice);
  return (
    <PagedCards
      of={pages}
      label={text('audit.title')}
      height={136}
      isFiltered={chosen.isFiltered}
      empty={
        <EmptyState icon={History} title={text('audit.none')}>
          {text('audit.noneText')}
        </EmptyState>
      }
      noneFound={
        <NoneFound
          title={text('audit.noneFound')}
          clearLabel={text('audit.showAll')}
          onClear={() => chosen.choose(NONE)}
        >
          {text('audit.noneFoundText')}
        </NoneFound>
      }
      tools={<AuditTools agencyId={agencyId} rows={pages.items} chosen={chosen} />}
      card={(row) => <AuditEntry row={row} agencyId={agencyId} chosen={chosen} />}
    />
  );
};
