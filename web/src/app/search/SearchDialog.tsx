import { useId, useState, type KeyboardEvent } from 'react';
import DialogContent from '@mui/material/DialogContent';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useNavigate } from 'react-router-dom';
import { Dialog } from '../../components/dialogs/Dialog.tsx';
import { Muted } from '../../components/layout/Muted.tsx';
import { useText } from '../../i18n/useText.ts';
import { isDialogCommand, type DialogCommand } from './commands.ts';
import { OptionList } from './OptionList.tsx';
import type { Option } from './options.ts';
import { SearchInput } from './SearchInput.tsx';
import { useCommand } from './useCommand.ts';
import { useOptionGroups } from './useOptionGroups.ts';

interface Props {
  readonly onClose: () => void;
  /** Opens the dialog of a command, once this one is closed. */
  readonly onDialog: (command: DialogCommand) => void;
}

/** Search for records, pages and actions: a field with its results below. */
export const SearchDialog = ({ onClose, onDialog }: Props) => {
  const text = useText();
  const navigate = useNavigate();
  const id = useId();
  const carryOut = useCommand();
  const [typed, setTyped] = useState('');
  const [chosen, setChosen] = useState<string>();
  const { groups, isSearching, hasFailed, remember } = useOptionGroups(typed);
  const options = groups.flatMap((group) => group.options);
  const index = Math.max(
    0,
    options.findIndex(({ key }) => key === chosen),
  );
  const active = options[index];
  const makeId = ({ key }: Option) => `${id}-${key.replaceAll(/[^\w-]/g, '_')}`;

  const open = (option: Option) => {
    onClose();

    if ('command' in option) {
      if (isDialogCommand(option.command)) onDialog(option.command);
      else carryOut(option.command);
      return;
    }

    remember(option);
    void navigate(option.path);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && active) open(active);
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (step === 0 || options.length === 0) return;
    event.preventDefault();
    setChosen(options[(index + step + options.length) % options.length]?.key);
  };

  return (
    <Dialog
      open
      onClose={onClose}
      slotProps={{
        paper: {
          'aria-label': text('search.title'),
          'aria-labelledby': undefined,
          sx: { width: 1, maxWidth: 560, margin: 2, height: 'min(560px, 90vh)', alignSelf: 'flex-start' },
        },
      }}
    >
      <DialogContent
        sx={{ display: 'flex', flexDirection: 'column', gap: 1, overflow: 'hidden', paddingTop: 3 }}
      >
        <SearchInput
          typed={typed}
          onType={(next) => {
            setTyped(next);
            setChosen(undefined);
          }}
          onKeyDown={onKeyDown}
          listId={options.length > 0 ? `${id}-list` : undefined}
          activeId={active && makeId(active)}
        />
        <LinearProgress aria-hidden sx={{ visibility: isSearching ? 'visible' : 'hidden', height: 2 }} />
        <span role="status" className="visually-hidden">
          {isSearching ? '' : text('search.count', { count: options.length })}
        </span>
        {hasFailed && (
          <Typography role="alert" variant="body2" color="error">
            {text('search.failed')}
          </Typography>
        )}
        {options.length > 0 ? (
          <OptionList
            id={`${id}-list`}
            groups={groups}
            active={active}
            makeId={makeId}
            onPoint={({ key }) => setChosen(key)}
            onOpen={open}
          />
        ) : (
          !isSearching && (
            <Muted variant="body1" sx={{ overflowWrap: 'anywhere' }}>
              {text('search.nothing', { typed: typed.trim() })}
            </Muted>
          )
        )}
      </DialogContent>
    </Dialog>
  );
};
