import { useMemo } from 'react';
import Payments from '@mui/icons-material/PaymentsOutlined';
import type { ListedRateCard } from '@domain/rates/rates.ts';
import { formatFileAmount, formatMoney } from '@domain/values/money.ts';
import { getPages } from '../../../components/lists/listFile.ts';
import { TableList } from '../../../components/lists/TableList.tsx';
import { EmptyState } from '../../../components/states/states.tsx';
import type { DataColumn } from '../../../components/table/tableProps.ts';
import { useLocale } from '../../../i18n/localeContext.ts';
import { useText } from '../../../i18n/useText.ts';
import { useLanguageName } from '../../../lib/reference.ts';
import { loadRateCardsPage, useRateCards } from '../data/useRateCards.ts';

/** Rates of an agency's talents as clients see them: public name and session fee. */
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
        plain: ({ publicName }) => publicName,
        cell: ({ publicName }) => publicName,
        minWidth: 150,
      },
      {
        field: 'languages',
        label: text('rateCards.languages'),
        plain: ({ languages }) => languages.map(languageName).join(', '),
        cell: ({ languages }) => languages.map(languageName).join(', '),
        minWidth: 140,
      },
      {
        field: 'sessionFee',
        label: text('rates.sessionFee'),
        kind: 'amount',
        plain: ({ currency, sessionFee }) =>
          currency === null || sessionFee === null ? '' : formatFileAmount(sessionFee, currency),
        beside: [[text('rates.currency'), ({ currency }) => currency ?? '']],
        cell: ({ currency, sessionFee }) =>
          currency === null || sessionFee === null
            ? text('rateCards.notGiven')
            : formatMoney(sessionFee, currency, locale),
        numeric: true,
        minWidth: 130,
      },
    ],
    [languageName, locale, text],
  );

  return (
    <TableList
      name="rateCards"
      label={text('nav.talentRates')}
      file={text('rateCards.file')}
      columns={columns}
      rows={cards.items}
      pages={getPages<ListedRateCard>(loadRateCardsPage)}
      isLoading={cards.phase === 'loading'}
      error={cards.error}
      onRetry={cards.reload}
      more={{ of: cards, onMore: cards.loadMore }}
      empty={
        <EmptyState icon={Payments} title={text('rateGrid.none')}>
          {text('rateCards.noneText')}
        </EmptyState>
      }
    />
  );
};
