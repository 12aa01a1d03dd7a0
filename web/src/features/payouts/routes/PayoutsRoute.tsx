import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { getAccountOf } from '@domain/payouts/bank-account.ts';
import { paths } from '../../../app/paths.ts';
import { BankPanel } from '../../../common/payouts/BankPanel.tsx';
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
import { PapersPanel } from '../components/PapersPanel.tsx';
import { PreviewTable } from '../components/PreviewTable.tsx';
import { RunCard } from '../components/RunCard.tsx';
import { usePayouts } from '../data/usePayouts.ts';

/** Payouts of the chosen agency: who is paid, the runs, and the bank. */
const OwnPayouts = ({ agencyName }: { readonly agencyName: string }) => {
  const text = useText();
  const today = useAgencyDay()();
  const [query, choose] = useAddressChoice<'day'>();
  const day = query.get('day') ?? today;
  const payouts = usePayouts(day);
  const { accounts, runs, preview } = payouts;
  const hasAccounts = accounts.status !== 'success' || (accounts.data?.accounts.length ?? 0) > 0;

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
          <Button
            component={Link}
            to={paths.billingTerms.href()}
            variant={hasAccounts ? 'outlined' : 'contained'}
            color={hasAccounts ? 'inherit' : 'primary'}
          >
            {text('payoutRuns.accounts')}
          </Button>
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
              <RunCard
                key={run.id}
                run={run}
                account={getAccountOf(accounts.data, run.currency)}
                onChanged={reload}
              />
            ))}
          </PlainList>
        </SectionCard>
        <PapersPanel papers={payouts.papers} onChanged={reload} />
        <BankPanel onChanged={reload} />
      </Stack>
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
