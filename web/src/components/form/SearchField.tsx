import { useEffect, useRef, useState } from 'react';
import TextField from '@mui/material/TextField';
import { PAUSE_MS } from '../../lib/useDebouncedValue.ts';

interface Props {
  readonly label: string;
  /** Helper text. */
  readonly hint?: string;
  readonly search: string;
  readonly onSearch: (search: string) => void;
}

/** Searches while typing. */
export const SearchField = ({ label, hint, search, onSearch }: Props) => {
  const [typed, setTyped] = useState(search);
  const view = useRef(search);
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => () => clearTimeout(pause.current), []);

  // Follows the address when it is cleared or opened elsewhere. Text typed meanwhile is newer and is searched next.
  useEffect(() => {
    if (search === view.current) return;
    view.current = search;
    if (pause.current === undefined) setTyped(search);
  }, [search]);

  const notify = useRef<() => void>(undefined);
  useEffect(() => {
    notify.current = () => {
      clearTimeout(pause.current);
      pause.current = undefined;
      const search = typed.trim();
      if (search === view.current) return;
      view.current = search;
      onSearch(search);
    };
  });

  return (
    <TextField
      type="search"
      label={label}
      value={typed}
      helperText={hint}
      onChange={(event) => {
        setTyped(event.target.value);
        clearTimeout(pause.current);
        pause.current = setTimeout(() => notify.current?.(), PAUSE_MS);
      }}
      // Leaving the field flushes the search, so later actions come after it.
      onBlur={() => notify.current?.()}
      sx={{ flex: '1 1 280px', maxWidth: 420 }}
    />
  );
};
