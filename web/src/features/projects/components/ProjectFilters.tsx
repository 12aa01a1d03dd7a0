import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { PROJECT_SHELVES, PROJECT_STATES } from '@domain/projects/projects.ts';
import { SearchField } from '../../../components/form/SearchField.tsx';
import { useText } from '../../../i18n/useText.ts';
import { PROJECT_LISTS, type ProjectListName, type useProjectChoice } from '../data/useProjectChoice.ts';

const NARROW = { width: 180, flex: 'none' } as const;
const LISTS = Object.keys(PROJECT_LISTS) as ProjectListName[];

/** Which projects are listed. */
export const ProjectFilters = ({
  choice,
  list,
  choose,
}: Pick<ReturnType<typeof useProjectChoice>, 'choice' | 'list' | 'choose'>) => {
  const text = useText();
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center', marginBottom: 2 }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        value={list}
        aria-label={text('projects.kinds')}
        onChange={(_event, next: ProjectListName | null) => {
          if (next) choose({ type: next === 'all' ? '' : next });
        }}
      >
        {LISTS.map((name) => (
          <ToggleButton key={name} value={name}>
            {text(`projects.kinds.${name}`)}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <SearchField
        label={text('projects.search')}
        search={choice.search}
        onSearch={(search) => choose({ search })}
      />
      <TextField
        select
        label={text('projects.column.state')}
        value={choice.state ?? ''}
        onChange={(event) => choose({ state: event.target.value })}
        slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
        sx={NARROW}
      >
        <MenuItem value="">{text('projects.anyState')}</MenuItem>
        {PROJECT_STATES.map((state) => (
          <MenuItem key={state} value={state}>
            {text(`projects.state.${state}`)}
          </MenuItem>
        ))}
      </TextField>
      <TextField
        select
        label={text('projects.shelf')}
        value={choice.shelf}
        onChange={(event) => choose({ shelf: event.target.value === 'open' ? '' : event.target.value })}
        sx={NARROW}
      >
        {PROJECT_SHELVES.map((shelf) => (
          <MenuItem key={shelf} value={shelf}>
            {text(`projects.shelf.${shelf}`)}
          </MenuItem>
        ))}
      </TextField>
    </Box>
  );
};
