import { joinDotted } from '@domain/values/direction.ts';
import { getInitials } from '@domain/values/initials.ts';
import { useId, useState } from 'react';
import Apartment from '@mui/icons-material/ApartmentOutlined';
import Groups from '@mui/icons-material/SwitchAccountOutlined';
import Logout from '@mui/icons-material/LogoutOutlined';
import Box from '@mui/material/Box';
import Divider from '@mui/material/Divider';
import IconButton from '@mui/material/IconButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { Muted } from '../../components/layout/Muted.tsx';
import { lazyComponent } from '../../components/lazyComponent.tsx';
import { PersonMark } from '../../common/people/PersonMark.tsx';
import { mayLeave } from '../../components/unsaved/leaving.ts';
import { useText } from '../../i18n/useText.ts';
import { useSession, useSignedIn } from '../../lib/session/session.ts';
import { getAgencyChange } from './agencyChange.ts';
import { AgencyMenu } from './AgencyMenu.tsx';
import { toNavigation } from './navigation.ts';

const ImpersonateDialog = lazyComponent(() =>
  import('../impersonation/ImpersonateDialog.tsx').then((module) => module.ImpersonateDialog),
);

/** Menu of the signed-in user: their pages and sign-out. */
export const ProfileMenu = () => {
  const text = useText();
  const { signOut } = useSession();
  const { displayName, email, roles, agencies, menuItems } = useSignedIn();
  const [impersonating, setImpersonating] = useState(false);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [agencyAnchor, setAgencyAnchor] = useState<HTMLElement | null>(null);
  const menuId = useId();
  const agencyMenuId = useId();
  const close = () => setAnchor(null);

  const leave = async () => {
    close();
    if (await mayLeave()) await signOut();
  };

  return (
    <>
      <Tooltip title={text('nav.profile')}>
        <IconButton
          aria-label={`${getInitials(displayName)}: ${text('nav.profileFor', { name: displayName })}`}
          aria-haspopup="menu"
          aria-expanded={anchor !== null}
          aria-controls={anchor ? menuId : undefined}
          onClick={(event) => setAnchor(event.currentTarget)}
          sx={{ marginInlineStart: 0.5 }}
        >
          <PersonMark name={displayName} />
        </IconButton>
      </Tooltip>
      <Menu id={menuId} anchorEl={anchor} open={anchor !== null} onClose={close}>
        <Box component="li" role="none" sx={{ paddingInline: 2, paddingBlock: 1, maxWidth: 280 }}>
          <Typography variant="subtitle2" noWrap>
            <bdi>{displayName}</bdi>
          </Typography>
          <Muted noWrap>{email}</Muted>
          <Muted variant="caption">{joinDotted(roles.map((role) => text(`role.${role}`)))}</Muted>
        </Box>
        <Divider component="li" role="none" />
        {toNavigation(menuItems).map(({ href, label, icon: Icon }) => (
          <MenuItem key={href} component={Link} to={href} onClick={close}>
            <ListItemIcon>
              <Icon fontSize="small" />
            </ListItemIcon>
            {text(label)}
          </MenuItem>
        ))}
        {getAgencyChange(agencies) === 'profile' && (
          <MenuItem
            aria-haspopup="menu"
            onClick={() => {
              setAgencyAnchor(anchor);
              close();
            }}
          >
            <ListItemIcon>
              <Apartment fontSize="small" />
            </ListItemIcon>
            {text('nav.changeAgency')}
          </MenuItem>
        )}
        {roles.includes('admin') && (
          <MenuItem
            onClick={() => {
              close();
              setImpersonating(true);
            }}
          >
            <ListItemIcon>
              <Groups fontSize="small" />
            </ListItemIcon>
            {text('impersonation.open')}
          </MenuItem>
        )}
        <Divider component="li" role="none" />
        <MenuItem onClick={() => void leave()}>
          <ListItemIcon>
            <Logout fontSize="small" />
          </ListItemIcon>
          {text('session.signOut')}
        </MenuItem>
      </Menu>
      <AgencyMenu id={agencyMenuId} anchor={agencyAnchor} onClose={() => setAgencyAnchor(null)} />
      {impersonating && <ImpersonateDialog onClose={() => setImpersonating(false)} />}
    </>
  );
};
