import { useState } from 'react';
import Add from '@mui/icons-material/Add';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { OfferedOption } from '@domain/pricing/agency-options.ts';
import { SearchField } from '../../../components/form/SearchField.tsx';
import { SectionCard } from '../../../components/SectionCard.tsx';
import { useText } from '../../../i18n/useText.ts';
import type { Press } from '../../../lib/press/presser.ts';
import { usePress } from '../../../lib/press/usePress.ts';
import { wantedOf, type WantedOption } from '../data/licenceOptions.ts';
import { OptionDialog } from '../dialogs/OptionDialog.tsx';
import { OptionRow } from './OptionRow.tsx';

interface Props {
  readonly title: string;
  readonly options: readonly OfferedOption[];
  readonly onSave: (options: readonly WantedOption[], press: Press) => Promise<void>;
}

/** Of a list that is longer, some can be looked for. */
const LONG = 20;

/** All options of one kind; each change is saved at once. */
export const OptionList = ({ title, options, onSave }: Props) => {
  const text = useText();
  const [search, setSearch] = useState('');
  const [editing, setEditing] = useState<OfferedOption | 'new'>();
  const { busy, press: send } = usePress((press, changed: readonly WantedOption[]) => onSave(changed, press));
  const all = options.map(wantedOf);
  const swapped = (at: number, other: number): readonly WantedOption[] =>
    all.map((option, index) => (index === at ? all[other] : index === other ? all[at] : option) ?? option);
  const wanted = search.trim().toLowerCase();
  const isFound = ({ label, labelEs }: OfferedOption) =>
    [label, labelEs].some((name) => name.toLowerCase().includes(wanted));
  const found = options.map((option, at) => ({ option, at })).filter(({ option }) => isFound(option));
  const move = (at: number, to: number) =>
    // Beside what is not shown, nobody would see where it went.
    wanted === '' && to >= 0 && to < all.length ? () => void send(swapped(at, to)) : undefined;
  return (
    <SectionCard title={title} count={options.filter(({ isHidden }) => !isHidden).length}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center', marginBottom: 1 }}>
        {options.length > LONG && (
          <SearchField label={text('licenceOptions.find')} search={search} onSearch={setSearch} />
        )}
        <Button
          variant="outlined"
          color="inherit"
          startIcon={<Add />}
          disabled={busy}
          onClick={() => setEditing('new')}
        >
          {text('licenceOptions.add')}
        </Button>
      </Box>
      {found.length === 0 && <Typography>{text('licenceOptions.nothingFound')}</Typography>}
      <Box component="ul" aria-label={title} sx={{ listStyle: 'none', margin: 0, padding: 0 }}>
        {found.map(({ option, at }) => (
          <OptionRow
            key={option.code}
            option={option}
            isBusy={busy}
            onUp={move(at, at - 1)}
            onDown={move(at, at + 1)}
            onRename={() => setEditing(option)}
            onHide={() =>
              void send(
                all.map((one) => (one.code === option.code ? { ...one, isHidden: !option.isHidden } : one)),
              )
            }
          />
        ))}
      </Box>
      {editing && (
        <OptionDialog
          option={editing === 'new' ? undefined : editing}
          onSave={(labels, press) =>
            onSave(
              editing === 'new'
                ? [...all, { ...labels, isHidden: false }]
                : all.map((one) => (one.code === editing.code ? { ...one, ...labels } : one)),
              press,
            )
          }
          onClose={() => setEditing(undefined)}
        />
      )}
    </SectionCard>
  );
};
