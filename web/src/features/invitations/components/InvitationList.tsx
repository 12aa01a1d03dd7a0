import Mail from '@mui/icons-material/MailOutlined';
import SearchOff from '@mui/icons-material/SearchOffOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import { INVITATION_STATES, type InvitationKind } from '@domain/invitations/invitations.ts';
import { LoadMore } from '../../../components/LoadMore.tsx';
import { EmptyState } from '../../../components/states/states.tsx';
import { DataTable } from '../../../components/table/DataTable.tsx';
import { useText } from '../../../i18n/useText.ts';
import { useAddressChoice } from '../../../lib/useAddressChoice.ts';
import { useInvitations } from '../data/invitationCalls.ts';
import { InvitationFilters } from './InvitationFilters.tsx';
import { useInvitationColumns } from './useInvitationColumns.tsx';

/** Whom an agency has invited, of the kinds that the reader sees; page by page, the newest first. */
export const InvitationList = ({ kinds }: { readonly kinds: readonly InvitationKind[] }) => {
  const text = useText();
  const [query, choose] = useAddressChoice<'kind' | 'status'>();
  const kind = kinds.find((known) => known === query.get('kind'));
  const status = INVITATION_STATES.find((known) => known === query.get('status'));
  const { pages, rows, keep } = useInvitations({ kind, status });
  const columns = useInvitationColumns(keep);
  const { cursor, phase } = pages;
  const isFiltered = kind !== undefined || status !== undefined;
  return (
    <>
      <InvitationFilters kinds={kinds} kind={kind} status={status} choose={choose} />
      <Card aria-busy={phase === 'loading'}>
        <DataTable
          name="invitations"
          label={text('invitations.title')}
          columns={columns}
          rows={rows}
          error={phase === 'failed' && rows === undefined ? pages.error : undefined}
          onRetry={pages.reload}
          maxHeight="max(320px, calc(100vh - 300px))"
          empty={
            isFiltered ? (
              <EmptyState
                icon={SearchOff}
                title={text('invitations.noneFound')}
                action={
                  <Button variant="outlined" color="inherit" onClick={() => choose({ kind: '', status: '' })}>
                    {text('invitations.showAll')}
                  </Button>
                }
              >
                {text('invitations.noneFoundText')}
              </EmptyState>
            ) : (
              <EmptyState icon={Mail} title={text('invitations.none')}>
                {text('invitations.noneText')}
              </EmptyState>
            )
          }
        />
        {cursor !== undefined && (
          <Box sx={{ padding: 2 }}>
            <LoadMore of={pages} onMore={pages.loadMore} />
          </Box>
        )}
      </Card>
    </>
  );
};
