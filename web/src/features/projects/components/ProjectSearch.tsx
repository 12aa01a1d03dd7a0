import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { PROJECT_SHELVES, PROJECT_STATES } from '@domain/projects/projects.ts';
import { SearchField } from '../../../components/form/SearchField.tsx';
import { useText } from '../../../i18n/useText.ts';
import type { useProjectChoice } from '../data/useProjectChoice.ts';

const NARROW = { width: 180, flex: 'none' } as const;

/** Searches projects by words, progress and shelf. */
export const ProjectSearch = ({
  choice,
  choose,
}: Pick<ReturnType<typeof useProjectChoice>, 'choice' | 'choose'>) => {
  const text = useText();

  return (
    <>
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
    </>
  );
};
