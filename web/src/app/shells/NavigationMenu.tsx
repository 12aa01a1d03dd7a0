import { useId, useState } from 'react';
import MenuIcon from '@mui/icons-material/Menu';
import IconButton from '@mui/material/IconButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { Link } from 'react-router-dom';
import { useText } from '../../i18n/useText.ts';
import { useNavigation } from './useNavigation.ts';

/** Where to go, behind a button: for windows that have no room beside the screen itself. */
export const NavigationMenu = () => {
  const text = useText();
  const entries = useNavigation();
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
        {entries.map(({ href, label: name, icon: Icon, isCurrent }) => (
          <MenuItem
            key={href}
            component={Link}
            to={href}
            selected={isCurrent}
            aria-current={isCurrent ? 'page' : undefined}
            onClick={close}
          >
            <ListItemIcon>
              <Icon fontSize="small" aria-hidden />
            </ListItemIcon>
            {text(name)}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
};
