import Mail from '@mui/icons-material/MailOutlined';
import {
  INVITATION_STATES,
  type InvitationKind,
  type InvitationRow,
} from '@domain/invitations/invitations.ts';
import { getPages } from '../../../components/lists/listFile.ts';
import { NoneFound } from '../../../components/lists/NoneFound.tsx';
import { TableList } from '../../../components/lists/TableList.tsx';
import { EmptyState } from '../../../components/states/states.tsx';
import { useText } from '../../../i18n/useText.ts';
import { useAddressChoice } from '../../../lib/useAddressChoice.ts';
import { api } from '../../../lib/http/api.ts';
import { useInvitations } from '../data/useInvitations.ts';
import { InvitationFilters } from './InvitationFilters.tsx';
import { useInvitationColumns } from './useInvitationColumns.tsx';

/** An agency's invitations of the visible kinds, newest first. */
export const InvitationList = ({ kinds }: { readonly kinds: readonly InvitationKind[] }) => {
  const text = useText();
  const [query, choose] = useAddressChoice<'kind' | 'status'>();
  const kind = kinds.find((item) => item === query.get('kind'));
  const status = INVITATION_STATES.find((item) => item === query.get('status'));
  const { pages, rows, keep } = useInvitations({ kind, status });
  const columns = useInvitationColumns(keep);
  const { phase } = pages;
  const isFiltered = kind !== undefined || status !== undefined;

  return (
    <TableList
      name="invitations"
      label={text('invitations.title')}
      file={text('invitations.file')}
      columns={columns}
      rows={rows}
      pages={getPages<InvitationRow>((cursor, signal) =>
        api.invitations.list({ kind, standing: status, cursor }, { signal }),
      )}
      isLoading={phase === 'loading'}
      error={phase === 'failed' && rows === undefined ? pages.error : undefined}
      onRetry={pages.reload}
      filters={<InvitationFilters kinds={kinds} kind={kind} status={status} choose={choose} />}
      more={{ of: pages, onMore: pages.loadMore }}
      empty={
        isFiltered ? (
          <NoneFound
            title={text('invitations.noneFound')}
            clearLabel={text('invitations.showAll')}
            onClear={() => choose({ kind: '', status: '' })}
          >
            {text('invitations.noneFoundText')}
          </NoneFound>
        ) : (
          <EmptyState icon={Mail} title={text('invitations.none')}>
            {text('invitations.noneText')}
          </EmptyState>
        )
      }
    />
  );
};
