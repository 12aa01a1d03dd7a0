import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import type { Company } from '@domain/accounts/accounts.ts';
import type { RelatedClient } from '@domain/clients/clients.api.ts';
import { getFullName } from '@domain/people/names.ts';
import { paths } from '../../../app/paths.ts';
import { RowList } from '../../../components/RowList.tsx';
import { Muted } from '../../../components/layout/Muted.tsx';
import { Row } from '../../../components/layout/Row.tsx';
import { Stack } from '../../../components/layout/Stack.tsx';
import { ErrorState, LoadingState } from '../../../components/states/states.tsx';
import { useText } from '../../../i18n/useText.ts';
import type { Request } from '../../../lib/http/useRequest.ts';

interface Props {
  readonly request: Request<readonly RelatedClient[]>;
  /** Those that can take the person in. */
  readonly companies: readonly Pick<Company, 'id' | 'name'>[];
  readonly onInto: (company: Pick<Company, 'id' | 'name'>) => void;
}

/** Clients of the same company name or email domain, and the companies that a registration can join. */
export const RelatedClients = ({ request, companies, onInto }: Props) => {
  const text = useText();
  const { data, error, status, reload } = request;

  return (
    <Stack gap={1}>
      <Typography variant="subtitle2" component="h3">
        {text('registration.related')}
      </Typography>
      {status === 'loading' && (
        <LoadingState>
          <Skeleton height={48} />
        </LoadingState>
      )}
      {status === 'error' && <ErrorState error={error} onRetry={reload} />}
      {data?.length === 0 && <Muted>{text('registration.noneRelated')}</Muted>}
      {data && data.length > 0 && (
        <RowList label={text('registration.related')}>
          {data.map((client) => (
            <Box component="li" key={client.id} sx={{ flexWrap: 'wrap', paddingBlock: 1 }}>
              <Box sx={{ flex: '1 1 200px', minWidth: 0 }}>
                <Link component={RouterLink} to={paths.clients.href(client.email)}>
                  <bdi>{getFullName(client)}</bdi>
                </Link>
                <Muted sx={{ overflowWrap: 'anywhere' }}>
                  <bdi>{client.email}</bdi>
                  {client.company && ' · '}
                  <bdi>{client.company?.name}</bdi>
                </Muted>
              </Box>
              {client.accountValidationStatus && (
                <Typography variant="body2">
                  {text(`clients.status.${client.accountValidationStatus}`)}
                </Typography>
              )}
            </Box>
          ))}
        </RowList>
      )}
      <Row>
        {companies.map((company) => (
          <Button key={company.id} variant="outlined" onClick={() => onInto(company)}>
            {text('registration.into', { company: company.name })}
          </Button>
        ))}
      </Row>
    </Stack>
  );
};
