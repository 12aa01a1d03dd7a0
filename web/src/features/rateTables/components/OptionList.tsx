import { useState } from 'react';
import type { OfferedOption, OptionKind } from '@domain/pricing/agency-options.ts';
import { PlainList } from '../../../components/layout/PlainList.tsx';
import { NoneFound } from '../../../components/lists/NoneFound.tsx';
import { moveBetweenRows } from '../../../components/lists/rowKeys.ts';
import { SectionCard } from '../../../components/SectionCard.tsx';
import { useText } from '../../../i18n/useText.ts';
import type { Submission } from '../../../lib/submission/submitter.ts';
import { useSubmission } from '../../../lib/submission/useSubmission.ts';
import { useAddressChoice } from '../../../lib/useAddressChoice.ts';
import { pickWanted, type WantedOption } from '../data/licenceOptions.ts';
import { DurationDialog } from '../dialogs/DurationDialog.tsx';
import { OptionDialog } from '../dialogs/OptionDialog.tsx';
import { OptionBar } from './OptionBar.tsx';
import { OptionRow } from './OptionRow.tsx';

interface Props {
  readonly kind: OptionKind;
  readonly title: string;
  readonly options: readonly OfferedOption[];
  readonly onSave: (options: readonly WantedOption[], submission: Submission) => Promise<unknown>;
}

/** Longer lists have a search field. */
const LONG = 20;

/** All options of one kind; each change saves immediately. */
export const OptionList = ({ kind, title, options, onSave }: Props) => {
  const text = useText();
  const [query, choose] = useAddressChoice<'search'>();
  const search = query.get('search') ?? '';
  const [editing, setEditing] = useState<OfferedOption | 'new'>();
  const { busy, submit: send } = useSubmission((submission, changed: readonly WantedOption[]) =>
    onSave(changed, submission),
  );
  const all = options.map(pickWanted);
  const swap = (index: number, target: number): readonly WantedOption[] =>
    all.map(
      (option, place) => (place === index ? all[target] : place === target ? all[index] : option) ?? option,
    );
  const searched = search.trim().toLowerCase();
  const isFound = ({ label, labelEs }: OfferedOption) =>
    [label, labelEs].some((name) => name.toLowerCase().includes(searched));
  const found = options.map((option, index) => ({ option, index })).filter(({ option }) => isFound(option));

  const move = (index: number, to: number) =>
    // While filtered, a move would be invisible.
    searched === '' && to >= 0 && to < all.length ? () => void send(swap(index, to)) : undefined;

  return (
    <SectionCard title={title} count={options.filter(({ isHidden }) => !isHidden).length}>
      <OptionBar
        title={title}
        options={found.map(({ option }) => option)}
        search={options.length > LONG || search !== '' ? search : undefined}
        onSearch={(typed) => choose({ search: typed })}
        isBusy={busy}
        onAdd={() => setEditing('new')}
      />
      {found.length === 0 && (
        <NoneFound
          title={text('licenceOptions.nothingFound')}
          clearLabel={text('licenceOptions.showAll')}
          onClear={() => choose({ search: '' })}
        />
      )}
      <PlainList aria-label={title} onKeyDown={moveBetweenRows} sx={{ marginTop: 1 }}>
        {found.map(({ option, index }) => (
          <OptionRow
            key={option.code}
            option={option}
            isBusy={busy}
            onUp={move(index, index - 1)}
            onDown={move(index, index + 1)}
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
      </PlainList>
      {editing === 'new' && kind === 'durations' && (
        <DurationDialog
          onSave={(option, submission) => onSave([...all, { ...option, isHidden: false }], submission)}
          onClose={() => setEditing(undefined)}
        />
      )}
      {editing && (editing !== 'new' || kind !== 'durations') && (
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
