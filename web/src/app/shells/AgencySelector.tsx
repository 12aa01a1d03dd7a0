import { useId, useState } from 'react';
import UnfoldMore from '@mui/icons-material/UnfoldMoreOutlined';
import ButtonBase from '@mui/material/ButtonBase';
import { Brand } from '../../components/layout/Brand.tsx';
import { Muted } from '../../components/layout/Muted.tsx';
import { useText } from '../../i18n/useText.ts';
import { useSignedIn } from '../../lib/session/session.ts';
import { getAgencyChange } from './agencyChange.ts';
import { AgencyMenu } from './AgencyMenu.tsx';

/** The current agency; staff of several choose it here. */
export const AgencySelector = () => {
  const text = useText();
  const { agency, agencies, roles } = useSignedIn();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const menuId = useId();

  // Engineers work for all their agencies and choose none.
  if (!agency && roles.includes('engineer')) return <span />;
  if (!agency) return <Muted variant="body1">{text('nav.noAgency')}</Muted>;

  const brand = <Brand name={agency.publicName} logoUrl={agency.isotypeLogoUrl ?? agency.logoUrl} />;
  if (getAgencyChange(agencies) !== 'header') return brand;

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
          justifyContent: 'flex-start',
          '& > bdi': { minWidth: 0 },
          '&:hover': { backgroundColor: 'surface.sunken' },
        }}
      >
        <span className="visually-hidden">{text('nav.chooseAgency')}</span>
        <bdi>{brand}</bdi>
        <UnfoldMore fontSize="small" aria-hidden sx={{ color: 'text.secondary' }} />
      </ButtonBase>
      <AgencyMenu id={menuId} anchor={anchor} onClose={() => setAnchor(null)} />
    </>
  );
};
