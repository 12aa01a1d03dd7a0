import { useCallback } from 'react';
import ReceiptLong from '@mui/icons-material/ReceiptLongOutlined';
import type { Page } from '@domain/contract.ts';
import type { PaperRow } from '@domain/orders/order-list.ts';
import { ORDER_STEP } from '@domain/projects/steps.ts';
import { paths } from '../../../app/paths.ts';
import { getPages } from '../../../components/lists/listFile.ts';
import { NoneFound } from '../../../components/lists/NoneFound.tsx';
import { TableList } from '../../../components/lists/TableList.tsx';
import { EmptyState } from '../../../components/states/states.tsx';
import { useText } from '../../../i18n/useText.ts';
import { usePages } from '../../../lib/http/usePages.ts';
import { useNow } from '../../../lib/useNow.ts';
import { useAddressChoice } from '../../../lib/useAddressChoice.ts';
import { getQuarter, getQuarters, loadPapersPage } from '../data/papers.ts';
import { QuarterField } from './QuarterField.tsx';
import { usePaperColumns } from './usePaperColumns.tsx';

/** Invoices and credit notes, page by page, of a quarter or all. */
export const PaperList = ({ isStaff }: { readonly isStaff: boolean }) => {
  const text = useText();
  const [query, choose] = useAddressChoice<'quarter'>();
  const now = useNow();
  const quarters = getQuarters(new Date(now));
  const quarter = quarters.find((name) => name === query.get('quarter'));
  const load = useCallback(
    (cursor: string | undefined, signal: AbortSignal) =>
      loadPapersPage(quarter === undefined ? {} : getQuarter(quarter), cursor, signal),
    [quarter],
  );
  const pages = usePages<PaperRow, Page<PaperRow>>(load);
  const { items: rows, phase } = pages;
  const getHref = useCallback(
    ({ projectId }: PaperRow) =>
      (isStaff ? paths.castingsProject : paths.project).href(projectId, ORDER_STEP),
    [isStaff],
  );
  const columns = usePaperColumns();

  return (
    <TableList
      name="papers"
      label={text('papers.title')}
      file={[text('papers.file'), quarter].filter(Boolean).join(' ')}
      columns={columns}
      rows={rows}
      getHref={getHref}
      pages={getPages<PaperRow>(load)}
      isLoading={phase === 'loading'}
      error={phase === 'failed' && rows === undefined ? pages.error : undefined}
      onRetry={pages.reload}
      filters={
        <QuarterField value={quarter} quarters={quarters} onChoose={(next) => choose({ quarter: next })} />
      }
      more={{ of: pages, onMore: pages.loadMore }}
      empty={
        quarter === undefined ? (
          <EmptyState icon={ReceiptLong} title={text('papers.none')}>
            {text('papers.noneText')}
          </EmptyState>
        ) : (
          <NoneFound
            title={text('papers.noneFound')}
            clearLabel={text('papers.showAll')}
            onClear={() => choose({ quarter: '' })}
          >
            {text('papers.noneFoundText')}
          </NoneFound>
        )
      }
    />
  );
};
