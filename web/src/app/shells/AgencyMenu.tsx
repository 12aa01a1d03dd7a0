import Check from '@mui/icons-material/Check';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useNavigate } from 'react-router-dom';
import { allowNextLeave, mayLeave } from '../../components/unsaved/leaving.ts';
import { useText } from '../../i18n/useText.ts';
import { useSession, useSignedIn } from '../../lib/session/session.ts';
import { paths } from '../paths.ts';

interface Props {
  readonly id: string;
  /** Anchor element; null while closed. */
  readonly anchor: HTMLElement | null;
  readonly onClose: () => void;
}

/** Menu of a user's agencies; the choice is stored in this browser. */
export const AgencyMenu = ({ id, anchor, onClose }: Props) => {
  const text = useText();
  const { chooseAgency } = useSession();
  const { agency, agencies } = useSignedIn();
  const navigate = useNavigate();

  const choose = async (agencyId: string) => {
    onClose();
    if (agencyId === agency?.id || !(await mayLeave())) return;
    // A record of the former agency can't be shown in the new one.
    allowNextLeave();
    void navigate(paths.root.href());
    chooseAgency(agencyId);
  };

  return (
    <Menu
      id={id}
      anchorEl={anchor}
      open={anchor !== null}
      onClose={onClose}
      slotProps={{ list: { 'aria-label': text('nav.changeAgency') } }}
    >
      {agencies.map((item) => (
        <MenuItem
          key={item.id}
          role="menuitemradio"
          aria-checked={item.id === agency?.id}
          selected={item.id === agency?.id}
          onClick={() => void choose(item.id)}
        >
          <ListItemIcon>{item.id === agency?.id && <Check fontSize="small" />}</ListItemIcon>
          <ListItemText>
            <bdi>{item.publicName}</bdi>
          </ListItemText>
        </MenuItem>
      ))}
    </Menu>
  );
};
