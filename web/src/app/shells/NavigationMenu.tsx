import { useId, useState } from 'react';
import MenuIcon from '@mui/icons-material/Menu';
import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import { useText } from '../../i18n/useText.ts';
import { NavigationItems } from './NavigationItems.tsx';
import { useNavigation } from './useNavigation.ts';

export const NavigationMenu = () => {
  const text = useText();
  const groups = useNavigation();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const menuId = useId();
  const close = () => setAnchor(null);
  const label = text('nav.label');

  return (
    <>
      <IconButton
        edge="start"
        aria-label={label}
        title={label}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-controls={anchor ? menuId : undefined}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <MenuIcon fontSize="small" />
      </IconButton>
      <Menu id={menuId} anchorEl={anchor} open={anchor !== null} onClose={close}>
        {groups.map(({ id, entries }, index) => (
          <NavigationItems key={id} entries={entries} onChosen={close} divided={index < groups.length - 1} />
        ))}
      </Menu>
    </>
  );
};
