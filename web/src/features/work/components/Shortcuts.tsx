import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { paths } from '../../../app/paths.ts';
import type { Invited } from '../../../common/invitations/InviteDialog.tsx';
import { SectionCard } from '../../../components/SectionCard.tsx';
import { Row } from '../../../components/layout/Row.tsx';
import { useText } from '../../../i18n/useText.ts';

/** Links to settings that admins change occasionally. */
export const Shortcuts = ({ onInvite }: { readonly onInvite: (invited: Invited) => void }) => {
  const text = useText();

  const link = (label: 'toClients' | 'toRateTables' | 'toBilling', to: string) => (
    <Button size="small" variant="outlined" color="inherit" component={Link} to={to}>
      {text(`dashboard.${label}`)}
    </Button>
  );

  return (
    <SectionCard title={text('dashboard.shortcuts')}>
      <Row>
        <Button size="small" variant="outlined" color="inherit" onClick={() => onInvite('engineer')}>
          {text('dashboard.invite.engineer')}
        </Button>
        {link('toClients', paths.clients.href())}
        {link('toRateTables', paths.rateTables.href())}
        {link('toBilling', paths.billingTerms.href())}
      </Row>
    </SectionCard>
  );
};
