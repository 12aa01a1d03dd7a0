import { useId, useState } from 'react';
import ExpandMore from '@mui/icons-material/ExpandMoreOutlined';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Menu from '@mui/material/Menu';
import Tooltip from '@mui/material/Tooltip';
import { useText } from '../../i18n/useText.ts';
import { GROUP_ICONS, type NavigationGroup as Group } from './navigation.ts';
import { NavigationItems } from './NavigationItems.tsx';
import { NavigationLink, getNavigationRowStyle, useWaitingText, WaitingCount } from './NavigationLink.tsx';
import type { ShownEntry } from './useNavigation.ts';

const LIST = { listStyle: 'none', margin: 0, padding: 0, display: 'grid', gap: 0.25 } as const;

interface Props {
  readonly group: Group<ShownEntry>;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
}

const Entries = ({
  entries,
  narrow,
}: {
  readonly entries: readonly ShownEntry[];
  readonly narrow: boolean;
}) => (
  <Box component="ul" sx={LIST}>
    {entries.map((entry) => (
      <li key={entry.href}>
        <NavigationLink entry={entry} narrow={narrow} />
      </li>
    ))}
  </Box>
);

const sumWaiting = (entries: readonly ShownEntry[]): number =>
  entries.reduce((sum, { waiting }) => sum + waiting, 0);

/** Entries under a collapsible heading. The current page's group is open until its heading is pressed. */
export const WideGroup = ({ group: { id, entries }, isOpen, onToggle }: Props) => {
  const text = useText();
  const waitingText = useWaitingText();
  const listId = useId();
  const hasCurrent = entries.some(({ isCurrent }) => isCurrent);
  const [isFolded, setFolded] = useState(false);
  if (isFolded && !hasCurrent) setFolded(false);

  const isShown = hasCurrent ? !isFolded : isOpen;

  const press = () => {
    setFolded(isShown);
    if (isOpen === isShown) onToggle();
  };

  if (id === 'home') return <Entries entries={entries} narrow={false} />;

  return (
    <Box sx={{ marginTop: 1 }}>
      <ButtonBase
        aria-expanded={isShown}
        aria-controls={listId}
        aria-description={isShown ? undefined : waitingText(sumWaiting(entries))}
        onClick={press}
        sx={{ ...getNavigationRowStyle(false, false), minHeight: 30, fontSize: '0.75rem', fontWeight: 600 }}
      >
        {text(`nav.group.${id}`)}
        {!isShown && <WaitingCount count={sumWaiting(entries)} />}
        <ExpandMore
          aria-hidden
          sx={{
            fontSize: 18,
            marginInlineStart: isShown || sumWaiting(entries) === 0 ? 'auto' : 0,
            transform: isShown ? 'none' : 'rotate(-90deg)',
          }}
        />
      </ButtonBase>
      <div id={listId}>{isShown && <Entries entries={entries} narrow={false} />}</div>
    </Box>
  );
};

/** The same in a narrow sidebar: icons of an open group, one icon with a menu for a closed one. */
export const NarrowGroup = ({ group: { id, entries }, isOpen }: Omit<Props, 'onToggle'>) => {
  const text = useText();
  const waitingText = useWaitingText();
  const menuId = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const Icon = GROUP_ICONS[id];
  const close = () => setAnchor(null);
  if (id === 'home' || isOpen) return <Entries entries={entries} narrow />;

  const isCurrent = entries.some((entry) => entry.isCurrent);
  const label = text(`nav.group.${id}`);

  return (
    <>
      <Tooltip title={label} placement="right">
        <ButtonBase
          aria-haspopup="menu"
          aria-expanded={anchor !== null}
          aria-controls={anchor ? menuId : undefined}
          aria-description={waitingText(sumWaiting(entries))}
          onClick={(event) => setAnchor(event.currentTarget)}
          sx={getNavigationRowStyle(true, isCurrent)}
        >
          <Icon sx={{ fontSize: 20, color: isCurrent ? 'primary.main' : 'inherit' }} aria-hidden />
          <span className="visually-hidden">{label}</span>
          <WaitingCount count={sumWaiting(entries)} narrow />
        </ButtonBase>
      </Tooltip>
      <Menu
        id={menuId}
        anchorEl={anchor}
        open={anchor !== null}
        onClose={close}
        anchorOrigin={{ vertical: 'top', horizontal: 'right' }}
      >
        <NavigationItems entries={entries} onChosen={close} />
      </Menu>
    </>
  );
};
