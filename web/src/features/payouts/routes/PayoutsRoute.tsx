import { useState } from 'react';
import Button from '@mui/material/Button';
import { Muted } from '../../../components/layout/Muted.tsx';
import { PageHeader } from '../../../components/layout/PageHeader.tsx';
import { PlainList } from '../../../components/layout/PlainList.tsx';
import { Stack } from '../../../components/layout/Stack.tsx';
import { SectionCard } from '../../../components/SectionCard.tsx';
import { DeniedState, ErrorState } from '../../../components/states/states.tsx';
import { useText } from '../../../i18n/useText.ts';
import { useSignedIn } from '../../../lib/session/session.ts';
import { useAgencyDay } from '../../../lib/session/useAgencyDay.ts';
import { useAddressChoice } from '../../../lib/useAddressChoice.ts';
import { BankPanel } from '../components/BankPanel.tsx';
import { PapersPanel } from '../components/PapersPanel.tsx';
import { PreviewTable } from '../components/PreviewTable.tsx';
import { RunCard } from '../components/RunCard.tsx';
import { usePayouts } from '../data/usePayouts.ts';
import { AccountDialog } from '../dialogs/AccountDialog.tsx';

/** Payouts of the chosen agency: who is paid, the runs, and the bank. */
const OwnPayouts = ({ agencyName }: { readonly agencyName: string }) => {
  const text = useText();
  const today = useAgencyDay()();
  const [query, choose] = useAddressChoice<'day'>();
  const day = query.get('day') ?? today;
  const payouts = usePayouts(day);
  const [isEditing, setEditing] = useState(false);
  const { account, runs, preview } = payouts;

  const reload = () => {
    runs.reload();
    preview.reload();
    payouts.papers.reload();
  };

  return (
    <>
      <PageHeader
        title={text('payoutRuns.title')}
        meta={text('payoutRuns.lead', { agency: agencyName })}
        actions={
          account.data !== undefined && (
            <Button
              variant={account.data === null ? 'contained' : 'outlined'}
              color={account.data === null ? 'primary' : 'inherit'}
              onClick={() => setEditing(true)}
            >
              {text(account.data === null ? 'payoutRuns.accountAdd' : 'payoutRuns.accountEdit')}
            </Button>
          )
        }
      />
      <Stack gap={3}>
        <div>
          <PreviewTable
            payouts={payouts}
            day={day}
            onDay={(next) => choose({ day: next === today ? '' : next })}
          />
        </div>
        <SectionCard title={text('payoutRuns.runs')}>
          {runs.error !== undefined && <ErrorState error={runs.error} onRetry={runs.reload} />}
          {runs.data?.length === 0 && <Muted>{text('payoutRuns.noRuns')}</Muted>}
          <PlainList gap={2} aria-label={text('payoutRuns.runs')}>
            {(runs.data ?? []).map((run) => (
              <RunCard key={run.id} run={run} onChanged={reload} />
            ))}
          </PlainList>
        </SectionCard>
        <PapersPanel papers={payouts.papers} onChanged={reload} />
        <BankPanel payouts={payouts} />
      </Stack>
      {isEditing && account.data !== undefined && (
        <AccountDialog account={account.data} onSaved={account.reload} onClose={() => setEditing(false)} />
      )}
    </>
  );
};

/** Payouts of the chosen agency, for its admins. */
const PayoutsRoute = () => {
  const { roles, agency } = useSignedIn();
  if (!agency || !roles.includes('admin')) return <DeniedState />;
  return <OwnPayouts key={agency.id} agencyName={agency.publicName} />;
};

export default PayoutsRoute;
