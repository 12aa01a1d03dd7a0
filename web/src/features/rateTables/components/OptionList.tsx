import { useState } from 'react';
import Add from '@mui/icons-material/Add';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { OfferedOption } from '@domain/pricing/agency-options.ts';
import { SearchField } from '../../../components/form/SearchField.tsx';
import { ListBar } from '../../../components/lists/ListBar.tsx';
import { listFile, toPage } from '../../../components/lists/listFile.ts';
import { NoneFound } from '../../../components/lists/NoneFound.tsx';
import { moveBetweenRows } from '../../../components/lists/rowKeys.ts';
import { ListTools } from '../../../components/lists/tools.ts';
import { SectionCard } from '../../../components/SectionCard.tsx';
import { useText } from '../../../i18n/useText.ts';
import type { Submission } from '../../../lib/submission/submitter.ts';
import { useSubmission } from '../../../lib/submission/useSubmission.ts';
import { useAddressChoice } from '../../../lib/useAddressChoice.ts';
import { pickWanted, type WantedOption } from '../data/licenceOptions.ts';
import { OptionDialog } from '../dialogs/OptionDialog.tsx';
import { OptionRow } from './OptionRow.tsx';
import { useOptionColumns } from './useOptionColumns.ts';

interface Props {
  readonly title: string;
  readonly options: readonly OfferedOption[];
  readonly onSave: (options: readonly WantedOption[], submission: Submission) => Promise<unknown>;
}

/** Longer lists have a search field. */
const LONG = 20;

/** All options of one kind; each change saves immediately. */
export const OptionList = ({ title, options, onSave }: Props) => {
  const text = useText();
  const columns = useOptionColumns();
  const [query, choose] = useAddressChoice<'search'>();
  const search = query.get('search') ?? '';
  const [editing, setEditing] = useState<OfferedOption | 'new'>();
  const { busy, submit: send } = useSubmission((submission, changed: readonly WantedOption[]) =>
    onSave(changed, submission),
  );
  const all = options.map(pickWanted);
  const swap = (at: number, other: number): readonly WantedOption[] =>
    all.map((option, index) => (index === at ? all[other] : index === other ? all[at] : option) ?? option);
  const wanted = search.trim().toLowerCase();
  const isFound = ({ label, labelEs }: OfferedOption) =>
    [label, labelEs].some((name) => name.toLowerCase().includes(wanted));
  const found = options
    .map((option, index) => ({ option, at: index }))
    .filter(({ option }) => isFound(option));

  const move = (at: number, to: number) =>
    // While filtered, a move would be invisible.
    wanted === '' && to >= 0 && to < all.length ? () => void send(swap(at, to)) : undefined;

  return (
    <SectionCard title={title} count={options.filter(({ isHidden }) => !isHidden).length}>
      <ListBar
        tools={
          <ListTools
            file={
              found.length > 0
                ? listFile(
                    text('licenceOptions.file', { kind: title }),
                    columns,
                    {},
                    toPage(found.map(({ option }) => option)),
                  )
                : undefined
            }
          />
        }
      >
        {(options.length > LONG || search !== '') && (
          <SearchField
            label={text('licenceOptions.find')}
            search={search}
            onSearch={(typed) => choose({ search: typed })}
          />
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
      </ListBar>
      {found.length === 0 && (
        <NoneFound
          title={text('licenceOptions.nothingFound')}
          clearLabel={text('licenceOptions.showAll')}
          onClear={() => choose({ search: '' })}
        />
      )}
      <Box
        component="ul"
        aria-label={title}
        onKeyDown={moveBetweenRows}
        sx={{ listStyle: 'none', margin: 0, marginTop: 1, padding: 0 }}
      >
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
                all.map((item) =>
                  item.code === option.code ? { ...item, isHidden: !option.isHidden } : item,
                ),
              )
            }
          />
        ))}
      </Box>
      {editing && (
        <OptionDialog
          option={editing === 'new' ? undefined : editing}
          onSave={(labels, submission) =>
            onSave(
              editing === 'new'
                ? [...all, { ...labels, isHidden: false }]
                : all.map((item) => (item.code === editing.code ? { ...item, ...labels } : item)),
              submission,
            )
          }
          onClose={() => setEditing(undefined)}
        />
      )}
    </SectionCard>
  );
};
