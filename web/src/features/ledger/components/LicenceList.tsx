import Copyright from '@mui/icons-material/CopyrightOutlined';
import Typography from '@mui/material/Typography';
import type { LicenceReader } from '@domain/ledger/licence-rows.ts';
import { NoneFound } from '../../../components/lists/NoneFound.tsx';
import { PagedCards } from '../../../components/lists/PagedCards.tsx';
import { EmptyState } from '../../../components/states/states.tsx';
import { useText } from '../../../i18n/useText.ts';
import { useLicences } from '../data/ledgerCalls.ts';
import { useLicenceChoice } from '../data/useLicenceChoice.ts';
import { LicenceCard } from './LicenceCard.tsx';
import { LicenceTools } from './LicenceTools.tsx';

/** Licences as one side reads them, page by page. */
export const LicenceList = ({ reader }: { readonly reader: LicenceReader }) => {
  const text = useText();
  const chosen = useLicenceChoice();
  const { stage, isReported, search, isFiltered, choose } = chosen;
  const of = reader === 'talent' ? 'voice' : 'projects';
  const pages = useLicences({ of, stage, search, isReported });
  return (
    <PagedCards
      of={pages}
      label={text('ledger.title')}
      height={180}
      isFiltered={isFiltered}
      empty={
        <EmptyState icon={Copyright} title={text('ledger.none')}>
          {text(`ledger.noneText.${reader}`)}
        </EmptyState>
      }
      noneFound={
        <NoneFound
          title={text('ledger.noneFound')}
          clearLabel={text('ledger.showAll')}
          onClear={() => choose({ stage: '', search: '' })}
        >
          {text('ledger.noneFoundText')}
        </NoneFound>
      }
      tools={<LicenceTools of={of} reader={reader} chosen={chosen} />}
      note={
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {text('ledger.beforeVat')}
        </Typography>
      }
      card={(row) => <LicenceCard row={row} reader={reader} onChanged={pages.reload} />}
    />
  );
};
