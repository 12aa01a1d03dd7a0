import { useMemo, useState } from 'react';
import Diversity from '@mui/icons-material/Diversity3Outlined';
import type { Workplace } from '@domain/accounts/accounts.api.ts';
import type { TeamMember } from '@domain/team/team.ts';
import { SearchField } from '../../../components/form/SearchField.tsx';
import { toPage } from '../../../components/lists/listFile.ts';
import { NoneFound } from '../../../components/lists/NoneFound.tsx';
import { TableList } from '../../../components/lists/TableList.tsx';
import { EmptyState } from '../../../components/states/states.tsx';
import { useText } from '../../../i18n/useText.ts';
import { useAddressChoice } from '../../../lib/useAddressChoice.ts';
import { useTeam } from '../data/useTeam.ts';
import { AddMemberDialog } from './AddMemberDialog.tsx';
import { EditMemberDialog } from './EditMemberDialog.tsx';
import { RenameMemberDialog } from './RenameMemberDialog.tsx';
import { useTeamColumns } from './useTeamColumns.tsx';

interface Opened {
  readonly member: TeamMember;
  readonly isRenaming: boolean;
}

interface Props {
  readonly agency: Workplace;
  readonly isAdding: boolean;
  readonly onAddingEnd: () => void;
}

/** A team's members by name: search, add, edit, remove. */
export const TeamList = ({ agency, isAdding, onAddingEnd }: Props) => {
  const text = useText();
  const [query, choose] = useAddressChoice<'search'>();
  const search = query.get('search') ?? '';
  const [opened, setOpened] = useState<Opened>();
  const { data, status, error, reload } = useTeam();
  const close = () => setOpened(undefined);
  const columns = useTeamColumns(agency, reload);
  const members = useMemo(() => {
    const searchText = search.trim().toLowerCase();
    return data?.filter(({ name, email }) => `${name} ${email}`.toLowerCase().includes(searchText));
  }, [data, search]);

  return (
    <>
      <TableList
        name="team"
        label={text('team.title')}
        file={text('team.file')}
        columns={columns}
        rows={members}
        pages={toPage(members ?? [])}
        isLoading={status === 'loading'}
        error={error}
        onRetry={reload}
        onOpen={(member) => setOpened({ member, isRenaming: false })}
        filters={
          <SearchField
            label={text('team.search')}
            search={search}
            onSearch={(typed) => choose({ search: typed })}
          />
        }
        empty={
          search ? (
            <NoneFound
              title={text('team.notFound', { search })}
              clearLabel={text('team.showAll')}
              onClear={() => choose({ search: '' })}
            >
              {text('team.notFoundText')}
            </NoneFound>
          ) : (
            <EmptyState icon={Diversity} title={text('team.none')}>
              {text('team.noneText')}
            </EmptyState>
          )
        }
      />
      {isAdding && <AddMemberDialog onAdded={reload} onClose={onAddingEnd} />}
      {opened && !opened.isRenaming && (
        <EditMemberDialog
          member={opened.member}
          agency={agency}
          onSaved={reload}
          onRename={() => setOpened({ ...opened, isRenaming: true })}
          onClose={close}
        />
      )}
      {opened?.isRenaming && <RenameMemberDialog member={opened.member} onRenamed={reload} onClose={close} />}
    </>
  );
};
