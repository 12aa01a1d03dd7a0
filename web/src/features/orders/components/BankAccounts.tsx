import { useState } from 'react';
import Checkbox from '@mui/material/Checkbox';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import type { PayoutAccounts } from '@domain/payouts/payouts.ts';
import { formatBankAccount } from '@domain/payouts/bank-account.ts';
import { CURRENCIES } from '@domain/values/money.ts';
import { ConfirmDialog } from '../../../components/dialogs/ConfirmDialog.tsx';
import { Muted } from '../../../components/layout/Muted.tsx';
import { PlainList } from '../../../components/layout/PlainList.tsx';
import { Row } from '../../../components/layout/Row.tsx';
import { SectionCard } from '../../../components/SectionCard.tsx';
import { ErrorState } from '../../../components/states/states.tsx';
import { useText } from '../../../i18n/useText.ts';
import { api } from '../../../lib/http/api.ts';
import { useRequest } from '../../../lib/http/useRequest.ts';
import { useSubmission } from '../../../lib/submission/useSubmission.ts';
import { useLatestData } from '../../../lib/useLatestData.ts';
import { saveAccounts, toTypedAccounts } from '../data/bankAccounts.ts';
import { BankAccountDialog } from '../dialogs/BankAccountDialog.tsx';

interface Props {
  readonly agencyId: string;
}

/** The agency's bank accounts, one per currency, and how it approves payouts. */
export const BankAccounts = ({ agencyId }: Props) => {
  const text = useText();
  const request = useRequest(`bank accounts ${agencyId}`, (signal) => api.payouts.account({ signal }));
  const stored = useLatestData<PayoutAccounts | null>(request.data);
  const [edited, setEdited] = useState<number>();
  const [removed, setRemoved] = useState<string>();
  const change = useSubmission(async (submission, needsTwoPeople: boolean) => {
    await saveAccounts({ ...toTypedAccounts(stored ?? null), needsTwoPeople }, submission);
    request.reload();
  });

  if (request.error !== undefined) return <ErrorState error={request.error} onRetry={request.reload} />;
  if (stored === undefined) return null;
  const accounts = stored?.accounts ?? [];

  return (
    <SectionCard title={text('bankAccounts.title')} lead={text('bankAccounts.lead')}>
      {accounts.length === 0 && <Muted>{text('bankAccounts.none')}</Muted>}
      <PlainList gap={1.5} aria-label={text('bankAccounts.title')}>
        {accounts.map((account, index) => (
          <Row key={account.currency} component="li" gap={1} align="center">
            <div style={{ flex: '1 1 240px', minWidth: 0 }}>
              {account.currency}
              <Muted sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
                {formatBankAccount(account)}
              </Muted>
            </div>
            <Button
              size="small"
              color="inherit"
              variant="outlined"
              aria-label={text('bankAccounts.changeOf', { currency: account.currency })}
              onClick={() => setEdited(index)}
            >
              {text('bankAccounts.change')}
            </Button>
            <Button
              size="small"
              color="inherit"
              aria-label={text('bankAccounts.removeOf', { currency: account.currency })}
              onClick={() => setRemoved(account.currency)}
            >
              {text('bankAccounts.remove')}
            </Button>
          </Row>
        ))}
      </PlainList>
      {accounts.length < CURRENCIES.length && (
        <Button variant="outlined" onClick={() => setEdited(accounts.length)} sx={{ marginTop: 1.5 }}>
          {text('bankAccounts.add')}
        </Button>
      )}
      <FormControlLabel
        sx={{ display: 'flex', marginTop: 1.5 }}
        disabled={change.busy}
        control={
          <Checkbox
            checked={stored?.needsTwoPeople ?? false}
            onChange={(_event, isChecked) => void change.submit(isChecked)}
          />
        }
        label={text('bankAccounts.twoPeople')}
      />
      {edited !== undefined && (
        <BankAccountDialog
          agencyId={agencyId}
          stored={stored}
          index={edited}
          onSaved={request.reload}
          onClose={() => setEdited(undefined)}
        />
      )}
      <ConfirmDialog
        open={removed !== undefined}
        title={text('bankAccounts.removeTitle', { currency: removed ?? '' })}
        confirmLabel={text('bankAccounts.remove')}
        tone="error"
        onCancel={() => setRemoved(undefined)}
        onConfirm={async (submission) => {
          const typed = toTypedAccounts(stored);
          const left = typed.accounts.filter(({ currency }) => currency !== removed);
          await saveAccounts({ ...typed, accounts: left }, submission);
          setRemoved(undefined);
          request.reload();
        }}
      >
        {text('bankAccounts.removeText')}
      </ConfirmDialog>
    </SectionCard>
  );
};
