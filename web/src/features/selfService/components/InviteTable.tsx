import Mail from '@mui/icons-material/MailOutlined';
import Box from '@mui/material/Box';
import { LoadMore } from '../../../components/LoadMore.tsx';
import { EmptyState } from '../../../components/states/states.tsx';
import { DataTable } from '../../../components/table/DataTable.tsx';
import { useText } from '../../../i18n/useText.ts';
import { useInvites } from '../data/useInvites.ts';
import { useInviteColumns } from './useInviteColumns.tsx';

/** The invitations of an agency, newest first and live, with what became of each. */
export const InviteTable = ({ agencyId }: { readonly agencyId: string }) => {
  const text = useText();
  const columns = useInviteColumns();
  const { data, error, retry, of, loadMore } = useInvites(agencyId);
  return (
    <>
      <DataTable
        name="selfService"
        label={text('selfService.title')}
        columns={columns}
        rows={data}
        error={error}
        onRetry={retry}
        maxHeight="max(320px, calc(100vh - 240px))"
        empty={
          <EmptyState icon={Mail} title={text('selfService.none')}>
            {text('selfService.noneText')}
          </EmptyState>
        }
      />
      {of.cursor !== undefined && (
        <Box sx={{ padding: 2 }}>
          <LoadMore of={of} onMore={loadMore} />
        </Box>
      )}
    </>
  );
};
