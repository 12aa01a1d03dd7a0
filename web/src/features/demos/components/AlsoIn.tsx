import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { ALSO_IN_MAX } from '@domain/demos/search-fields.ts';
import { useText } from '../../../i18n/useText.ts';
import { useLanguageName } from '../../../lib/reference.ts';

interface Props {
  /** Other languages that the project is cast in, alpha3. */
  readonly languages: readonly string[];
  /** Comma-separated; empty: none. */
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** Additional required languages: one voice for several languages of a project. */
export const AlsoIn = ({ languages, value, onChange }: Props) => {
  const text = useText();
  const languageName = useLanguageName();
  const chosen = value.split(',').filter((language) => languages.includes(language));
  const isFull = chosen.length >= ALSO_IN_MAX;

  return (
    <TextField
      select
      id="finder-alsoIn"
      label={text('finder.alsoIn')}
      value={chosen}
      onChange={(event) => {
        const next: unknown = event.target.value;
        onChange(Array.isArray(next) ? next.join() : String(next));
      }}
      slotProps={{
        inputLabel: { shrink: true },
        select: {
          multiple: true,
          displayEmpty: true,
          renderValue: () =>
            chosen.length === 0 ? text('finder.alsoInNone') : chosen.map(languageName).join(', '),
        },
      }}
    >
      {languages.map((language) => (
        <MenuItem key={language} value={language} disabled={isFull && !chosen.includes(language)}>
          {languageName(language)}
        </MenuItem>
      ))}
    </TextField>
  );
};
