import Mail from '@mui/icons-material/MailOutlined';
import type { SelfServiceInvite } from '@domain/talents/talents.ts';
import { TableList } from '../../../components/lists/TableList.tsx';
import { listPart } from '../../../components/lists/tools.ts';
import { useSelectedRows } from '../../../components/lists/useSelectedRows.ts';
import { EmptyState } from '../../../components/states/states.tsx';
import { useText } from '../../../i18n/useText.ts';
import { invitePages, useInvites } from '../data/useInvites.ts';
import { useInviteColumns } from './useInviteColumns.tsx';

const InviteBulk = listPart(() => import('./InviteBulk.tsx').then((module) => module.InviteBulk));

const isWaiting = ({ status }: SelfServiceInvite): boolean => status === 'sent';

/** An agency's invitations, newest first and live, with their outcomes. */
export const InviteTable = ({ agencyId }: { readonly agencyId: string }) => {
  const text = useText();
  const columns = useInviteColumns();
  const { data, error, retry, of, loadMore } = useInvites(agencyId);
  const chosen = useSelectedRows(data);

  return (
    <TableList
      name="selfService"
      label={text('selfService.title')}
      file={text('selfService.file')}
      columns={columns}
      rows={data}
      pages={invitePages(agencyId)}
      error={error}
      onRetry={retry}
      chosen={chosen.ids}
      onChoose={chosen.choose}
      mayChoose={isWaiting}
      bulk={chosen.isUsed && <InviteBulk chosen={chosen} />}
      more={{ of, onMore: loadMore }}
      empty={
        <EmptyState icon={Mail} title={text('selfService.none')}>
          {text('selfService.noneText')}
        </EmptyState>
      }
    />
  );
};
