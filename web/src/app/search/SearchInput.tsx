import type { KeyboardEvent } from 'react';
import Search from '@mui/icons-material/SearchOutlined';
import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import { useText } from '../../i18n/useText.ts';

interface Props {
  readonly typed: string;
  readonly onType: (typed: string) => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
  /** Id of the list of results; absent: there are none. */
  readonly listId: string | undefined;
  /** Id of the result that Enter opens. */
  readonly activeId: string | undefined;
}

/** The search field, a combobox over the list of results. */
export const SearchInput = ({ typed, onType, onKeyDown, listId, activeId }: Props) => {
  const text = useText();

  return (
    <TextField
      autoFocus
      label={text('search.label')}
      value={typed}
      onChange={(event) => onType(event.target.value)}
      onKeyDown={onKeyDown}
      helperText={text('search.hint')}
      slotProps={{
        htmlInput: {
          role: 'combobox',
          autoComplete: 'off',
          spellCheck: false,
          'aria-autocomplete': 'list',
          'aria-expanded': listId !== undefined,
          'aria-controls': listId,
          'aria-activedescendant': activeId,
        },
        input: {
          startAdornment: (
            <InputAdornment position="start">
              <Search fontSize="small" />
            </InputAdornment>
          ),
        },
      }}
    />
  );
};
