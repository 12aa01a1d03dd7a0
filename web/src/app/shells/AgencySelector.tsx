import { useId, useState } from 'react';
import Check from '@mui/icons-material/Check';
import UnfoldMore from '@mui/icons-material/UnfoldMoreOutlined';
import ButtonBase from '@mui/material/ButtonBase';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Typography from '@mui/material/Typography';
import { useNavigate } from 'react-router-dom';
import { Brand } from '../../components/layout/Brand.tsx';
import { useText } from '../../i18n/useText.ts';
import { useSession, useSignedIn } from '../../lib/session/session.ts';
import { paths } from '../paths.ts';

/** The agency one works in; people with several choose, and the choice is kept on this browser. */
export const AgencySelector = () => {
  const text = useText();
  const { chooseAgency } = useSession();
  const { agency, agencies } = useSignedIn();
  const navigate = useNavigate();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const menuId = useId();

  if (!agency) return <Typography sx={{ color: 'text.secondary' }}>{text('nav.noAgency')}</Typography>;
  const brand = <Brand name={agency.publicName} logoUrl={agency.isotypeLogoUrl ?? agency.logoUrl} />;
  if (agencies.length < 2) return brand;

  const choose = (agencyId: string) => {
    setAnchor(null);
    if (agencyId === agency.id) return;
    // A record of the former agency has no place in the new one.
    void navigate(paths.root.href());
    chooseAgency(agencyId);
  };
  return (
    <>
      <ButtonBase
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-controls={anchor ? menuId : undefined}
        onClick={(event) => setAnchor(event.currentTarget)}
        sx={{
          gap: 0.75,
          padding: '4px 8px',
          marginInlineStart: -1,
          borderRadius: '6px',
          maxWidth: 1,
          '&:hover': { backgroundColor: 'surface.sunken' },
        }}
      >
        <span className="visually-hidden">{text('nav.chooseAgency')}</span>
        {brand}
        <UnfoldMore fontSize="small" aria-hidden sx={{ color: 'text.secondary' }} />
      </ButtonBase>
      <Menu id={menuId} anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {agencies.map((item) => (
          <MenuItem
            key={item.id}
            role="menuitemradio"
            aria-checked={item.id === agency.id}
            selected={item.id === agency.id}
            onClick={() => choose(item.id)}
          >
            <ListItemIcon>{item.id === agency.id && <Check fontSize="small" />}</ListItemIcon>
            <ListItemText>{item.publicName}</ListItemText>
          </MenuItem>
        ))}
      </Menu>
    </>
  );
};
