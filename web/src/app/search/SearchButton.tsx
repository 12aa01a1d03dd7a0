import { useState } from 'react';
import Search from '@mui/icons-material/SearchOutlined';
import IconButton from '@mui/material/IconButton';
import { lazyComponent } from '../../components/lazyComponent.tsx';
import { wantTexts } from '../../i18n/texts.ts';
import { useText } from '../../i18n/useText.ts';
import { readKey } from '../../lib/keys/readKey.ts';
import { useWindowKeys } from '../../lib/keys/useWindowKeys.ts';
import type { DialogCommand } from './commands.ts';

const SearchDialog = lazyComponent(async () => {
  const [module] = await Promise.all([import('./SearchDialog.tsx'), wantTexts('work')]);
  return module.SearchDialog;
});

const CommandDialog = lazyComponent(() =>
  import('./CommandDialog.tsx').then((module) => module.CommandDialog),
);

/** Name of the shortcut on this platform. */
const KEYS = /Mac|iPhone|iPad/.test(navigator.platform) ? '⌘K' : 'Ctrl+K';

const isShortcut = (event: KeyboardEvent): boolean =>
  (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey && readKey(event) === 'k';

/** Opens the search, also by shortcut. Its code loads on first use. */
export const SearchButton = () => {
  const text = useText();
  const [isOpen, setOpen] = useState(false);
  const [command, setCommand] = useState<DialogCommand>();

  useWindowKeys((event) => {
    if (!isShortcut(event)) return;
    event.preventDefault();
    setOpen(true);
  });

  const label = text('nav.search', { keys: KEYS });

  return (
    <>
      <IconButton
        aria-label={label}
        title={label}
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        onPointerEnter={SearchDialog.ahead}
        onFocus={SearchDialog.ahead}
        onClick={() => setOpen(true)}
      >
        <Search fontSize="small" />
      </IconButton>
      {isOpen && <SearchDialog onClose={() => setOpen(false)} onDialog={setCommand} />}
      {command && <CommandDialog command={command} onClose={() => setCommand(undefined)} />}
    </>
  );
};
