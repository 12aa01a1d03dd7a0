import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import { addresses, withQuery } from '@domain/navigation/addresses.ts';
import { DateText } from '../../../components/DateText.tsx';
import { RowList } from '../../../components/RowList.tsx';
import { SectionCard } from '../../../components/SectionCard.tsx';
import { Muted } from '../../../components/layout/Muted.tsx';
import { useText } from '../../../i18n/useText.ts';
import { api } from '../../../lib/http/api.ts';
import { useRequest } from '../../../lib/http/useRequest.ts';

const FILTERS = { kind: 'engineer', standing: 'waiting' } as const;

/** The agency's engineers who haven't answered their invitation; nothing without any. */
export const OpenInvitations = () => {
  const text = useText();
  const { data } = useRequest('open-engineer-invitations', (signal) =>
    api.invitations.list(FILTERS, { signal }),
  );
  if (!data || data.items.length === 0) return null;

  const all = withQuery(addresses.invitations.href(), { kind: FILTERS.kind, status: FILTERS.standing });

  return (
    <Box sx={{ marginTop: 3, maxWidth: 720 }}>
      <SectionCard title={text('engineers.openInvitations')} count={data.items.length}>
        <RowList label={text('engineers.openInvitations')}>
          {data.items.map(({ id, name, email, lastSentAt }) => (
            <Box component="li" key={id} sx={{ flexWrap: 'wrap', paddingBlock: 0.5 }}>
              <Typography variant="body2" sx={{ flex: '1 1 240px', overflowWrap: 'anywhere' }}>
                <bdi>{name}</bdi>
                {email !== null && ' · '}
                <bdi>{email}</bdi>
              </Typography>
              <Muted>
                <DateText instant={lastSentAt} />
              </Muted>
            </Box>
          ))}
        </RowList>
        <Link component={RouterLink} to={all} variant="body2">
          {text('engineers.toInvitations')}
        </Link>
      </SectionCard>
    </Box>
  );
};
