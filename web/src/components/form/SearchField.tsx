import { useEffect, useRef, useState } from 'react';
import TextField from '@mui/material/TextField';
import { useSettled } from '../../lib/useSettled.ts';

interface Props {
  readonly label: string;
  /** Said beneath. */
  readonly hint?: string;
  readonly search: string;
  readonly onSearch: (search: string) => void;
}

/** Searches while one types. */
export const SearchField = ({ label, hint, search, onSearch }: Props) => {
  const [typed, setTyped] = useState(search);
  const settled = useSettled(typed);
  const reported = useRef(search);
  const tell = useRef(onSearch);
  useEffect(() => {
    tell.current = onSearch;
  });
  useEffect(() => {
    if (settled === reported.current) return;
    reported.current = settled;
    tell.current(settled);
  }, [settled]);
  // Cleared, or opened from elsewhere: what stands in the address is what is searched.
  useEffect(() => {
    if (search === reported.current) return;
    reported.current = search;
    setTyped(search);
  }, [search]);
  return (
    <TextField
      type="search"
      label={label}
      value={typed}
      helperText={hint}
      onChange={(event) => setTyped(event.target.value)}
      sx={{ flex: '1 1 280px', maxWidth: 420 }}
    />
  );
};
