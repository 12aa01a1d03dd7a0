import Button from '@mui/material/Button';
import { NavLink, Outlet, useLocation } from 'react-router-dom';
import { Row } from '../../components/layout/Row.tsx';
import { useText } from '../../i18n/useText.ts';
import { useSignedIn } from '../../lib/session/session.ts';
import { paths } from '../paths.ts';

const TABS = [
  { label: 'nav.profile', to: paths.profileView.href() },
  { label: 'nav.rates', to: paths.rates.href() },
  { label: 'nav.vacations', to: paths.vacations.href() },
  { label: 'calendar.title', to: paths.calendar.href() },
] as const;

/** A talent's profile, rates, vacations and calendar, each a page under one row of links. */
const TalentPages = () => {
  const text = useText();
  const { roles } = useSignedIn();
  const { pathname } = useLocation();

  return (
    <>
      {roles.includes('talent') && (
        <Row
          component="nav"
          aria-label={text('ownProfile.sections')}
          gap={0.5}
          sx={{
            marginBottom: 3,
            borderBottom: '1px solid',
            borderColor: 'divider',
          }}
        >
          {TABS.map(({ label, to }) => (
            <Button
              key={to}
              component={NavLink}
              to={to}
              // Editing the profile belongs to it, at its own address.
              {...(to === paths.profileView.href() && pathname === paths.profileEdit.href()
                ? { 'data-open': true, 'aria-current': 'page' as const }
                : {})}
              color="inherit"
              sx={{
                borderRadius: 0,
                borderBottom: '2px solid transparent',
                marginBottom: '-1px',
                '&.active, &[data-open]': { borderColor: 'primary.main', color: 'primary.main' },
              }}
            >
              {text(label)}
            </Button>
          ))}
        </Row>
      )}
      <Outlet />
    </>
  );
};

export default TalentPages;
