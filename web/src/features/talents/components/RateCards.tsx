import { useMemo } from 'react';
import Payments from '@mui/icons-material/PaymentsOutlined';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import type { ListedRateCard } from '@domain/rates/rates.ts';
import { moneyText } from '@domain/values/money.ts';
import { LoadMore } from '../../../components/LoadMore.tsx';
import { EmptyState } from '../../../components/states/states.tsx';
import { DataTable, type DataColumn } from '../../../components/table/DataTable.tsx';
import { useLocale } from '../../../i18n/localeContext.ts';
import { useText } from '../../../i18n/useText.ts';
import { useLanguageName } from '../../../lib/reference.ts';
import { useRateCards } from '../data/useRateCards.ts';

/** What an agency's talents ask for, as far as a client may see it: their public names and the fee for a session. */
export const RateCards = () => {
  const text = useText();
  const { locale } = useLocale();
  const languageName = useLanguageName();
  const cards = useRateCards();
  const columns = useMemo(
    (): readonly DataColumn<ListedRateCard>[] => [
      {
        field: 'talent',
        label: text('rateGrid.talent'),
        cell: ({ publicName }) => publicName,
        minWidth: 150,
      },
      {
        field: 'languages',
        label: text('rateCards.languages'),
        cell: ({ languages }) => languages.map(languageName).join(', '),
        minWidth: 140,
      },
      {
        field: 'sessionFee',
        label: text('rates.sessionFee'),
        cell: ({ currency, sessionFee }) =>
          currency === null || sessionFee === null
            ? text('rateCards.notSaid')
            : moneyText(sessionFee, currency, locale),
        numeric: true,
        minWidth: 130,
      },
    ],
    [languageName, locale, text],
  );
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Card>
        <DataTable
          name="rateCards"
          label={text('nav.talentRates')}
          columns={columns}
          rows={cards.items}
          error={cards.error}
          onRetry={cards.reload}
          maxHeight="max(320px, calc(100vh - 240px))"
          empty={
            <EmptyState icon={Payments} title={text('rateGrid.none')}>
              {text('rateCards.noneText')}
            </EmptyState>
          }
        />
      </Card>
      <LoadMore of={cards} onMore={cards.loadMore} />
    </Box>
  );
};
