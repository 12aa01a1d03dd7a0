import { Link as RouterLink } from 'react-router';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { INBOXES_SHOWN, type FullInbox, type Quota, type QuotaHealth } from '@domain/health/health.ts';
import { ProgressBar } from '../../../components/ProgressBar.tsx';
import { RowList } from '../../../components/RowList.tsx';
import { Muted } from '../../../components/layout/Muted.tsx';
import { Row } from '../../../components/layout/Row.tsx';
import { Stack } from '../../../components/layout/Stack.tsx';
import { useText } from '../../../i18n/useText.ts';
import { useDates } from '../../../lib/dates.ts';
import { paths } from '../../../app/paths.ts';
import { useQuotaHealth } from '../data/useHealth.ts';
import { AutoCheckSection } from './AutoCheckSection.tsx';

/** Pages where users can free capacity. */
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
      <Stack gap={0.5} sx={{ flex: '1 1 240px', minWidth: 0 }}>
        <Row isOneLine justify="space-between">
          <Typography variant="subtitle2">{limit}</Typography>
          <Typography variant="body2" sx={{ fontVariantNumeric: 'tabular-nums' }}>
            {text('health.used', { used, max })}
          </Typography>
        </Row>
        <ProgressBar percent={Math.min(100, (used / max) * 100)} />
        <Typography variant="body2">{text(`health.quota.${quota}Text`)}</Typography>
      </Stack>
      <Button
        size="small"
        variant="outlined"
        color="inherit"
        component={RouterLink}
        to={PAGES[quota]}
        aria-label={text('health.quotaOpenFor', { limit })}
      >
        {text('health.quotaOpen')}
      </Button>
    </Box>
  );
};

const InboxRow = ({ of: { limit, email, used, max, until } }: { readonly of: FullInbox }) => {
  const text = useText();
  const dates = useDates();

  return (
    <Box component="li" sx={{ paddingBlock: 1 }}>
      <Stack gap={0.5} sx={{ flex: 1, minWidth: 0 }}>
        <Row isOneLine justify="space-between">
          <Typography variant="subtitle2" sx={{ overflowWrap: 'anywhere', minWidth: 0 }}>
            {email}
          </Typography>
          <Typography variant="body2" sx={{ fontVariantNumeric: 'tabular-nums', flexShrink: 0 }}>
            {text('health.used', { used, max })}
          </Typography>
        </Row>
        <ProgressBar percent={Math.min(100, (used / max) * 100)} />
        <Typography variant="body2">
          {text(`health.inbox.${limit}`)} · {text('health.inboxUntil', { moment: dates.full(until) })}
        </Typography>
      </Stack>
    </Box>
  );
};

/** Inboxes that are near their limit of emails. */
const Inboxes = ({ of }: { readonly of: readonly FullInbox[] }) => {
  const text = useText();

  return (
    <div>
      <Typography variant="subtitle1" component="h3">
        {text('health.inboxes')}
      </Typography>
      <Muted>{text('health.inboxesLead')}</Muted>
      <RowList label={text('health.inboxesList')}>
        {of.map((fullInbox) => (
          <InboxRow key={`${fullInbox.limit} ${fullInbox.email} ${fullInbox.until}`} of={fullInbox} />
        ))}
      </RowList>
      {of.length === INBOXES_SHOWN && (
        <Typography variant="body2">{text('health.inboxesMore', { shown: INBOXES_SHOWN })}</Typography>
      )}
    </div>
  );
};

/** Limits that the agency is near. */
export const QuotaSection = () => {
  const text = useText();
  const quotas = useQuotaHealth();

  return (
    <AutoCheckSection
      title={text('health.quotas')}
      lead={text('health.quotasLead')}
      of={quotas}
      isWell={({ near, inboxes }) => near.length === 0 && inboxes.length === 0}
    >
      {({ near, inboxes, checked }) => (
        <>
          {near.length === 0 ? (
            <Typography variant="body2">{text('health.quotasNone', { count: checked })}</Typography>
          ) : (
            <RowList label={text('health.quotasList')}>
              {near.map((item) => (
                <QuotaRow key={item.quota} of={item} />
              ))}
            </RowList>
          )}
          {inboxes.length > 0 && <Inboxes of={inboxes} />}
        </>
      )}
    </AutoCheckSection>
  );
};
