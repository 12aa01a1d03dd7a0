import { useMemo, useState } from 'react';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import TextField from '@mui/material/TextField';
import type { Workplace } from '@domain/accounts/accounts.api.ts';
import type { TeamMember } from '@domain/team/team.ts';
import { useText } from '../../../i18n/useText.ts';
import { useTeam } from '../data/useTeam.ts';
import { AddMemberDialog } from './AddMemberDialog.tsx';
import { EditMemberDialog } from './EditMemberDialog.tsx';
import { TeamTable } from './TeamTable.tsx';

interface Props {
  readonly agency: Workplace;
  readonly isAdding: boolean;
  readonly onAddingEnd: () => void;
}

/** The people of a team: found, added, changed and removed. */
export const TeamList = ({ agency, isAdding, onAddingEnd }: Props) => {
  const text = useText();
  const [search, setSearch] = useState('');
  const [opened, setOpened] = useState<TeamMember>();
  const { data, status, error, reload } = useTeam();
  const members = useMemo(() => {
    const wanted = search.trim().toLowerCase();
    return data?.filter(({ name, email }) => `${name} ${email}`.toLowerCase().includes(wanted));
  }, [data, search]);
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <TextField
        type="search"
        label={text('team.search')}
        value={search}
        onChange={(event) => setSearch(event.target.value)}
        sx={{ maxWidth: 360 }}
      />
      <Card aria-busy={status === 'loading'}>
        <TeamTable
          members={members}
          error={error}
          search={search}
          agency={agency}
          onRetry={reload}
          onOpen={setOpened}
          onChanged={reload}
        />
      </Card>
      {isAdding && <AddMemberDialog onAdded={reload} onClose={onAddingEnd} />}
      {opened && (
        <EditMemberDialog
          member={opened}
          agency={agency}
          onSaved={reload}
          onClose={() => setOpened(undefined)}
        />
      )}
    </Box>
  );
};
