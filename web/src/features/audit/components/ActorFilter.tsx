import { useDeferredValue, useMemo, useState } from 'react';
import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import type { AuditRow } from '@domain/audit/audit.ts';
import { LoadingOptions } from '../../../components/form/loadingOption.tsx';
import { useText } from '../../../i18n/useText.ts';
import { usePeople } from '../../../common/people/usePeople.ts';
import { useKeys } from '../data/auditLog.ts';
import { useAuditWords } from './useAuditWords.ts';

interface Props {
  readonly agencyId: string;
  /** A uid, or `key:` and a key's id; empty: any. */
  readonly by: string;
  /** The listed rows, which contain the name of the actor in the address. */
  readonly rows: readonly AuditRow[] | undefined;
  readonly onChoose: (by: string) => void;
}

interface Option {
  readonly id: string;
  readonly label: string;
}

/** Selects a member by name or address, or an API key. Loads on open. */
export const ActorFilter = ({ agencyId, by, rows, onChoose }: Props) => {
  const text = useText();
  const words = useAuditWords();
  const [isOpened, setOpened] = useState(false);
  const [typed, setTyped] = useState('');
  const [picked, setPicked] = useState<Option>();
  const people = usePeople(isOpened ? agencyId : undefined, useDeferredValue(typed));
  const keys = useKeys(isOpened);

  const options = useMemo<readonly Option[]>(
    () => [
      ...(people.data?.members ?? []).map(({ id, displayName }) => ({ id, label: displayName })),
      ...(keys.data ?? [])
        .filter(({ name }) => name.toLocaleLowerCase().startsWith(typed.trim().toLocaleLowerCase()))
        .map(({ id, name }) => ({ id: `key:${id}`, label: text('audit.key', { name }) })),
    ],
    [people.data, keys.data, typed, text],
  );

  const listed = rows?.find((row) => 'id' in row.by && row.by.id === by);
  const named = listed ? { id: by, label: words.ofActor(listed.by) } : undefined;

  const value =
    by === ''
      ? null
      : ([picked, ...options, named].find((option) => option?.id === by) ?? {
          id: by,
          label: text('audit.chosen'),
        });

  return (
    <Autocomplete
      id="audit-by"
      size="small"
      options={value && !options.some(({ id }) => id === value.id) ? [value, ...options] : options}
      loading={people.status === 'loading' || keys.status === 'loading'}
      loadingText={<LoadingOptions label={text('list.loading')} />}
      // Filtered already.
      filterOptions={(found) => [...found]}
      getOptionKey={({ id }) => id}
      isOptionEqualToValue={(option, value) => option.id === value.id}
      value={value}
      onOpen={() => setOpened(true)}
      onInputChange={(_event, input, reason) => {
        if (reason === 'input') setTyped(input);
        else if (reason !== 'blur') setTyped('');
      }}
      onChange={(_event, option) => {
        setPicked(option ?? undefined);
        onChoose(option?.id ?? '');
      }}
      renderInput={(params) => <TextField {...params} label={text('audit.who')} />}
      sx={{ flex: '1 1 200px', maxWidth: 360 }}
    />
  );
};
