import { hasStaffRole } from '@domain/access/roles.ts';
import Payments from '@mui/icons-material/PaymentsOutlined';
import { PageHeader } from '../../../components/layout/PageHeader.tsx';
import { Stack } from '../../../components/layout/Stack.tsx';
import { ListBar } from '../../../components/lists/ListBar.tsx';
import { listFile } from '../../../components/lists/listFile.ts';
import { ListTools } from '../../../components/lists/tools.ts';
import { SendButton } from '../../../components/SendButton.tsx';
import { DeniedState, EmptyState, ErrorState } from '../../../components/states/states.tsx';
import { TableSkeleton } from '../../../components/table/TableSkeleton.tsx';
import { useColumnChoices } from '../../../components/table/useColumnChoices.ts';
import { useText } from '../../../i18n/useText.ts';
import { useSignedIn } from '../../../lib/session/session.ts';
import { RateCards } from '../components/RateCards.tsx';
import { RatesGrid } from '../components/RatesGrid.tsx';
import { useRateFileColumns } from '../components/useRateFileColumns.ts';
import { rosterRatePages, useRosterRates } from '../data/useRosterRates.ts';

const COLUMNS = 5;

const RosterRates = ({ agencyId }: { readonly agencyId: string }) => {
  const text = useText();
  const { rows, error, reload, hasMore, more, note } = useRosterRates(agencyId);
  const columns = useRateFileColumns();
  const choosing = useColumnChoices('talentRates');
  if (error !== undefined) return <ErrorState error={error} onRetry={reload} />;
  if (!rows) return <TableSkeleton columns={COLUMNS} />;
  if (rows.length === 0) {
    return (
      <EmptyState icon={Payments} title={text('rateGrid.none')}>
        {text('rateGrid.noneText')}
      </EmptyState>
    );
  }

  return (
    // The table scrolls within itself, so the page keeps the window's width.
    <Stack isBounded>
      <ListBar
        tools={
          <ListTools
            columns={columns}
            choosing={choosing}
            file={listFile(text('rateCards.file'), columns, choosing.visible, rosterRatePages)}
          />
        }
      />
      <RatesGrid rows={rows} choosing={choosing} onSaved={note} />
      {hasMore && (
        <SendButton variant="outlined" sx={{ justifySelf: 'center' }} onSend={more}>
          {text('rateGrid.more')}
        </SendButton>
      )}
    </Stack>
  );
};

/** Rates of the agency's talents: all rates for staff, session fees for clients with access. */
const TalentRatesRoute = () => {
  const text = useText();
  const { roles, agency } = useSignedIn();
  const isStaff = hasStaffRole(roles);
  if (!agency || !(isStaff || roles.includes('client'))) return <DeniedState />;

  const lead = isStaff ? 'rateGrid.lead' : 'rateCards.lead';

  return (
    <div>
      <PageHeader title={text('nav.talentRates')} meta={text(lead, { agency: agency.publicName })} />
      {isStaff ? <RosterRates key={agency.id} agencyId={agency.id} /> : <RateCards key={agency.id} />}
    </div>
  );
};

export default TalentRatesRoute;
