import { useCallback, useMemo, useState } from 'react';
import ReceiptLong from '@mui/icons-material/ReceiptLongOutlined';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { ORDER_FILTERS, type OrderFilter, type OrderRow } from '@domain/orders/order-list.ts';
import { formatMoney } from '@domain/values/money.ts';
import { SearchField } from '../../../components/form/SearchField.tsx';
import { WRAPPING_CHOICE } from '../../../components/lists/choiceLook.ts';
import { getPages } from '../../../components/lists/listFile.ts';
import { NoneFound } from '../../../components/lists/NoneFound.tsx';
import { TableList } from '../../../components/lists/TableList.tsx';
import { EmptyState } from '../../../components/states/states.tsx';
import { useLocale } from '../../../i18n/localeContext.ts';
import { useText } from '../../../i18n/useText.ts';
import { useAgencyDay } from '../../../lib/session/useAgencyDay.ts';
import { useAddressChoice } from '../../../lib/useAddressChoice.ts';
import { PaymentDialog } from '../dialogs/PaymentDialog.tsx';
import { getOrderHref, getSums, loadOrdersPage, searchOrders, useOrderList } from '../data/orderList.ts';
import { useOrderColumns } from './useOrderColumns.tsx';

const ALL = 'all';

interface FilterProps {
  readonly state: OrderFilter | undefined;
  readonly onChoose: (state: string) => void;
}

const OrderFilters = ({ state, onChoose }: FilterProps) => {
  const text = useText();

  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      value={state ?? ALL}
      aria-label={text('orderList.which')}
      onChange={(_event, next: string | null) => next && onChoose(next === ALL ? '' : next)}
      sx={WRAPPING_CHOICE}
    >
      <ToggleButton value={ALL}>{text('orderList.all')}</ToggleButton>
      {ORDER_FILTERS.map((name) => (
        <ToggleButton key={name} value={name}>
          {text(name === 'overdue' ? 'orderList.overdue' : `ordering.state.${name}`)}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
};

/** Orders with their invoices, page by page, with sums of the shown rows. */
export const OrderList = ({ isStaff }: { readonly isStaff: boolean }) => {
  const text = useText();
  const { locale } = useLocale();
  const today = useAgencyDay()();
  const [query, choose] = useAddressChoice<'state' | 'search'>();
  const search = query.get('search') ?? '';
  const [paying, setPaying] = useState<OrderRow>();
  const state = ORDER_FILTERS.find((item) => item === query.get('state'));
  const pages = useOrderList(state);
  const { items, phase, reload } = pages;
  const rows = items && searchOrders(items, search);
  const work = useMemo(() => ({ today, onPay: setPaying, onReminded: reload }), [today, setPaying, reload]);
  const columns = useOrderColumns(isStaff, work);
  const getHref = useCallback((order: OrderRow) => getOrderHref(order, isStaff), [isStaff]);
  const loadFound = getPages<OrderRow>(async (cursor, signal) => {
    const page = await loadOrdersPage(state, cursor, signal);
    return { ...page, items: searchOrders(page.items, search) };
  });

  return (
    <>
      <TableList
        name="orders"
        label={text('orderList.title')}
        file={text('orderList.file')}
        columns={columns}
        rows={rows}
        pages={loadFound}
        getHref={getHref}
        isSearched={search !== ''}
        isLoading={phase === 'loading'}
        error={phase === 'failed' && rows === undefined ? pages.error : undefined}
        onRetry={reload}
        filters={
          <>
            <SearchField
              label={text(isStaff ? 'orderList.searchStaff' : 'orderList.search')}
              search={search}
              onSearch={(typed) => choose({ search: typed })}
            />
            <OrderFilters state={state} onChoose={(next) => choose({ state: next })} />
          </>
        }
        more={{ of: pages, onMore: pages.loadMore }}
        footer={(shown) =>
          getSums(shown).map(({ currency, count, total, open }) => (
            <Typography key={currency} role="status" sx={{ textAlign: 'end' }}>
              {text('orderList.sum', {
                count,
                total: formatMoney(total, currency, locale),
                open: formatMoney(open, currency, locale),
              })}
            </Typography>
          ))
        }
        empty={
          state === undefined && search === '' ? (
            <EmptyState icon={ReceiptLong} title={text('orderList.none')}>
              {text(isStaff ? 'orderList.noneText.staff' : 'orderList.noneText.client')}
            </EmptyState>
          ) : (
            <NoneFound
              title={text('orderList.noneFound')}
              clearLabel={text('orderList.showAll')}
              onClear={() => choose({ state: '', search: '' })}
            >
              {text('orderList.noneFoundText')}
            </NoneFound>
          )
        }
      />
      {paying && (
        <PaymentDialog
          order={paying}
          onClose={() => {
            setPaying(undefined);
            reload();
          }}
        />
      )}
    </>
  );
};
