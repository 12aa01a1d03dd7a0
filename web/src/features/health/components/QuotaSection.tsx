import { Link as RouterLink } from 'react-router';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { Quota, QuotaHealth } from '@domain/health/health.ts';
import { ProgressBar } from '../../../components/ProgressBar.tsx';
import { RowList } from '../../../components/RowList.tsx';
import { useText } from '../../../i18n/useText.ts';
import { paths } from '../../../app/paths.ts';
import { useQuotaHealth } from '../data/useHealth.ts';
import { LookedSection } from './LookedSection.tsx';

/** Where room is made. */
const PAGES: Readonly<Record<Quota, string>> = {
  webhooks: paths.webhooks.href(),
  apiKeys: paths.apiKeys.href(),
  team: paths.team.href(),
  comingRateTables: paths.rateTables.href(),
  rosterViews: paths.talents.href(),
  licenceOptions: paths.licenceOptions.href(),
};

const QuotaRow = ({ of: { quota, used, max } }: { readonly of: QuotaHealth['near'][number] }) => {
  const text = useText();
  const limit = text(`health.quota.${quota}`);
  return (
    <Box component="li" sx={{ flexWrap: 'wrap', paddingBlock: 1 }}>
      <Box sx={{ flex: '1 1 240px', minWidth: 0, display: 'grid', gap: 0.5 }}>
        <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 1 }}>
          <Typography variant="subtitle2">{limit}</Typography>
          <Typography variant="body2" sx={{ fontVariantNumeric: 'tabular-nums' }}>
            {text('health.used', { used, max })}
          </Typography>
        </Box>
        <ProgressBar percent={Math.min(100, (used / max) * 100)} />
        <Typography variant="body2">{text(`health.quota.${quota}Text`)}</Typography>
      </Box>
      <Button
        size="small"
        variant="outlined"
        color="inherit"
        component={RouterLink}
        to={PAGES[quota]}
        aria-label={text('health.quotaOpenOf', { limit })}
      >
        {text('health.quotaOpen')}
      </Button>
    </Box>
  );
};

/** Limits that the agency is near. */
export const QuotaSection = () => {
  const text = useText();
  const quotas = useQuotaHealth();
  return (
    <LookedSection
      title={text('health.quotas')}
      lead={text('health.quotasLead')}
      of={quotas}
      isWell={({ near }) => near.length === 0}
    >
      {({ near, checked }) =>
        near.length === 0 ? (
          <Typography variant="body2">{text('health.quotasNone', { count: checked })}</Typography>
        ) : (
          <RowList label={text('health.quotasList')}>
            {near.map((one) => (
              <QuotaRow key={one.quota} of={one} />
            ))}
          </RowList>
        )
      }
    </LookedSection>
  );
};
