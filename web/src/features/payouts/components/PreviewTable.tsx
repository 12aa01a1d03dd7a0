import { useState } from 'react';
import Payments from '@mui/icons-material/PaymentsOutlined';
import Box from '@mui/material/Box';
import { formatMoney } from '@domain/values/money.ts';
import { Row } from '../../../components/layout/Row.tsx';
import { toPage } from '../../../components/lists/listFile.ts';
import { TableList } from '../../../components/lists/TableList.tsx';
import { DayField } from '../../../components/pickers/DayField.ts';
import { SendButton } from '../../../components/SendButton.tsx';
import { EmptyState } from '../../../components/states/states.tsx';
import { useLocale } from '../../../i18n/localeContext.ts';
import { useText } from '../../../i18n/useText.ts';
import { api } from '../../../lib/http/api.ts';
import { useToasts } from '../../../lib/toasts.ts';
import type { Submission } from '../../../lib/submission/submitter.ts';
import type { Payouts, PreviewRow } from '../data/usePayouts.ts';
import { EarningsDialog } from '../dialogs/EarningsDialog.tsx';
import { usePreviewColumns } from './usePreviewColumns.tsx';

interface Props {
  readonly payouts: Payouts;
  /** `YYYY-MM-DD`. */
  readonly day: string;
  readonly onDay: (day: string) => void;
}

const sumUp = (rows: readonly PreviewRow[]): number => rows.reduce((total, { net }) => total + net, 0);

/** Who is paid what on a day, and why not; prepares a run per currency. */
export const PreviewTable = ({ payouts: { preview, runs }, day, onDay }: Props) => {
  const text = useText();
  const { locale } = useLocale();
  const toasts = useToasts();
  const columns = usePreviewColumns();
  const [openId, setOpenId] = useState<string>();

  const payable = (preview.data ?? []).filter(({ obstacle }) => obstacle === null);
  const currencies = [...new Set(payable.map(({ currency }) => currency))].toSorted();
  const openRow = preview.data?.find(({ id }) => id === openId);

  const lacking = new Set(
    (preview.data ?? []).flatMap(({ obstacle, talentId }) => (obstacle === 'account' ? talentId : [])),
  );

  const reload = () => {
    runs.reload();
    preview.reload();
  };

  const requestDetails = async (submission: Submission) => {
    const { count } = await api.payouts.requestDetails({ day }, submission);
    toasts.success(text('payoutRuns.requested', { count }));
  };

  const prepare = async (currency: string, submission: Submission) => {
    await api.payouts.create({ currency, executionDay: day, means: 'transfer' }, submission);
    reload();
  };

  return (
    <>
      <TableList
        name="payoutPreview"
        label={text('payoutRuns.preview')}
        file={`${text('payoutRuns.title')} ${day}`}
        columns={columns}
        rows={preview.data}
        pages={toPage(preview.data ?? [])}
        error={preview.error}
        onRetry={preview.reload}
        onOpen={({ id }) => setOpenId(id)}
        filters={
          <Box sx={{ width: 220 }}>
            <DayField label={text('payoutRuns.day')} value={day} onChange={onDay} />
          </Box>
        }
        empty={
          <EmptyState icon={Payments} title={text('payoutRuns.none')}>
            {text('payoutRuns.noneText')}
          </EmptyState>
        }
      />
      <Row gap={1} sx={{ justifyContent: 'flex-end', marginTop: 1.5 }}>
        {lacking.size > 0 && (
          <SendButton variant="outlined" color="inherit" onSend={requestDetails}>
            {text('payoutRuns.request', { count: lacking.size })}
          </SendButton>
        )}
        {currencies.map((currency) => {
          const rows = payable.filter((row) => row.currency === currency);
          return (
            <SendButton
              key={currency}
              variant="contained"
              onSend={(submission) => prepare(currency, submission)}
            >
              {text('payoutRuns.prepare', {
                count: rows.length,
                total: formatMoney(sumUp(rows), currency, locale),
              })}
            </SendButton>
          );
        })}
      </Row>
      {openRow && (
        <EarningsDialog
          row={openRow}
          day={day}
          onChanged={preview.reload}
          onPrepared={reload}
          onClose={() => setOpenId(undefined)}
        />
      )}
    </>
  );
};
