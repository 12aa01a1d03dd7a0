import Payments from '@mui/icons-material/PaymentsOutlined';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { Link as RouterLink } from 'react-router-dom';
import { EARNING_STATES, type OwnEarning } from '@domain/orders/earnings.ts';
import { paths } from '../../../app/paths.ts';
import { WRAPPING_CHOICE } from '../../../components/lists/choiceLook.ts';
import { ListBar } from '../../../components/lists/ListBar.tsx';
import { listFile } from '../../../components/lists/listFile.ts';
import { NoneFound } from '../../../components/lists/NoneFound.tsx';
import { OPENS_ROW } from '../../../components/lists/rowKeys.ts';
import { ListTools } from '../../../components/lists/tools.ts';
import { LoadMore } from '../../../components/LoadMore.tsx';
import { EmptyState, ErrorState, LoadingState } from '../../../components/states/states.tsx';
import { useText } from '../../../i18n/useText.ts';
import { toDay } from '../../../lib/days.ts';
import { useAddressChoice } from '../../../lib/useAddressChoice.ts';
import { useNow } from '../../../lib/useNow.ts';
import { getOwnEarningPages, useOwnEarnings } from '../data/useOwnEarnings.ts';
import { OwnPapers } from './own/OwnPapers.tsx';
import { EarningMonths } from './EarningMonths.tsx';
import { useEarningColumns } from './useEarningColumns.ts';

const ALL = 'all';

/** Links to the sold licences of an earning; none when cancelled. */
const LicencesOf = ({ earning: { projectName, state } }: { readonly earning: OwnEarning }) => {
  const text = useText();
  if (state === 'cancelled') return projectName;

  return (
    <Link
      component={RouterLink}
      to={paths.ownLicences.href(projectName)}
      color="inherit"
      underline="hover"
      aria-label={text('earnings.licencesFor', { project: projectName })}
      {...OPENS_ROW}
    >
      <bdi>{projectName}</bdi>
    </Link>
  );
};

/** The talent's earnings with the chosen agency, by month and order. */
export const OwnEarningList = () => {
  const text = useText();
  const [query, choose] = useAddressChoice<'state'>();
  const state = EARNING_STATES.find((item) => item === query.get('state'));
  const found = useOwnEarnings(state);
  const { items } = found;
  const columns = useEarningColumns();
  const now = useNow();
  if (found.phase === 'ready' && items?.length === 0 && state === undefined)
    return (
      <OwnPapers earnings={items}>
        <EmptyState icon={Payments} title={text('earnings.none')}>
          {text('earnings.noneText')}
        </EmptyState>
      </OwnPapers>
    );

  const file = listFile(text('earnings.listFile'), columns, {}, getOwnEarningPages(state));

  return (
    <OwnPapers earnings={items ?? []}>
      <ListBar tools={<ListTools views="earnings" {...(items?.length ? { file } : {})} />}>
        <ToggleButtonGroup
          exclusive
          size="small"
          value={state ?? ALL}
          aria-label={text('earnings.which')}
          onChange={(_event, next: string | null) => {
            if (next) choose({ state: next === ALL ? '' : next });
          }}
          sx={WRAPPING_CHOICE}
        >
          {([ALL, ...EARNING_STATES] as const).map((name) => (
            <ToggleButton key={name} value={name}>
              {text(`earnings.which.${name}`)}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
      </ListBar>
      {!items && found.phase === 'failed' && <ErrorState error={found.error} onRetry={found.reload} />}
      {!items && found.phase === 'loading' && (
        <LoadingState>
          <Skeleton variant="rounded" height={240} />
        </LoadingState>
      )}
      {found.phase === 'ready' && items?.length === 0 && (
        <NoneFound
          title={text('earnings.noneFound')}
          clearLabel={text('earnings.showAll')}
          onClear={() => choose({ state: '' })}
        />
      )}
      {items && items.length > 0 && (
        <>
          <EarningMonths
            earnings={items}
            isWhole={state === undefined && found.cursor === undefined}
            today={toDay(now)}
            getTitle={(earning) => <LicencesOf earning={earning} />}
          />
          <LoadMore of={found} onMore={found.loadMore} />
        </>
      )}
    </OwnPapers>
  );
};
