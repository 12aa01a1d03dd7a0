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

/** Searches while one types. */
export const SearchField = ({ label, hint, search, onSearch }: Props) => {
  const [typed, setTyped] = useState(search);
  const told = useRef(search);
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(pause.current), []);
  // Follows the address when it is cleared or opened elsewhere. Text typed meanwhile is newer and is searched next.
  useEffect(() => {
    if (search === told.current) return;
    told.current = search;
    if (pause.current === undefined) setTyped(search);
  }, [search]);
  const tell = useRef<() => void>(undefined);
  useEffect(() => {
    tell.current = () => {
      clearTimeout(pause.current);
      pause.current = undefined;
      const wanted = typed.trim();
      if (wanted === told.current) return;
      told.current = wanted;
      onSearch(wanted);
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
        pause.current = setTimeout(() => tell.current?.(), PAUSE_MS);
      }}
      // Leaving the field flushes the search, so later actions come after it.
      onBlur={() => tell.current?.()}
      sx={{ flex: '1 1 280px', maxWidth: 420 }}
    />
  );
};
