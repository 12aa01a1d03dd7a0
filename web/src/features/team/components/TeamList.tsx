import { useMemo, useState } from 'react';
import Diversity from '@mui/icons-material/Diversity3Outlined';
import type { Workplace } from '@domain/accounts/accounts.api.ts';
import type { TeamMember } from '@domain/team/team.ts';
import { SearchField } from '../../../components/form/SearchField.tsx';
import { pageOf } from '../../../components/lists/listFile.ts';
import { NoneFound } from '../../../components/lists/NoneFound.tsx';
import { TableList } from '../../../components/lists/TableList.tsx';
import { EmptyState } from '../../../components/states/states.tsx';
import { useText } from '../../../i18n/useText.ts';
import { useAddressChoice } from '../../../lib/useAddressChoice.ts';
import { useTeam } from '../data/useTeam.ts';
import { AddMemberDialog } from './AddMemberDialog.tsx';
import { EditMemberDialog } from './EditMemberDialog.tsx';
import { useTeamColumns } from './useTeamColumns.tsx';

interface Props {
  readonly agency: Workplace;
  readonly isAdding: boolean;
  readonly onAddingEnd: () => void;
}

/** The people of a team by name: found, added, changed and removed. */
export const TeamList = ({ agency, isAdding, onAddingEnd }: Props) => {
  const text = useText();
  const [query, choose] = useAddressChoice<'search'>();
  const search = query.get('search') ?? '';
  const [opened, setOpened] = useState<TeamMember>();
  const { data, status, error, reload } = useTeam();
  const columns = useTeamColumns(agency, reload);
  const members = useMemo(() => {
    const wanted = search.trim().toLowerCase();
    return data?.filter(({ name, email }) => `${name} ${email}`.toLowerCase().includes(wanted));
  }, [data, search]);
  return (
    <>
      <TableList
        name="team"
        label={text('team.title')}
        file={text('team.file')}
        columns={columns}
        rows={members}
        pages={pageOf(members ?? [])}
        isLoading={status === 'loading'}
        error={error}
        onRetry={reload}
        onOpen={setOpened}
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
      {opened && (
        <EditMemberDialog
          member={opened}
          agency={agency}
          onSaved={reload}
          onClose={() => setOpened(undefined)}
        />
      )}
    </>
  );
};
