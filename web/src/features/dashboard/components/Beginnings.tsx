import type { ElementType, ReactNode } from 'react';
import Engineering from '@mui/icons-material/EngineeringOutlined';
import Business from '@mui/icons-material/BusinessOutlined';
import PriceChange from '@mui/icons-material/PriceChangeOutlined';
import ReceiptLong from '@mui/icons-material/ReceiptLongOutlined';
import PersonAdd from '@mui/icons-material/PersonAddAltOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { paths } from '../../../app/paths.ts';
import { RowList } from '../../../components/RowList.tsx';
import { SectionCard } from '../../../components/SectionCard.tsx';
import { useText } from '../../../i18n/useText.ts';
import type { Invited } from '../../../components/InviteDialog.tsx';

interface Props {
  readonly isAdmin: boolean;
  readonly onInvite: (invited: Invited) => void;
}

/** What an agency's people can do next, when nothing waits for them and when they are new. */
export const Beginnings = ({ isAdmin, onInvite }: Props) => {
  const text = useText();
  const row = (icon: ElementType, what: string, button: ReactNode) => (
    <Box component="li" key={what} sx={{ flexWrap: 'wrap', paddingBlock: 1 }}>
      <Box component={icon} aria-hidden sx={{ color: 'text.secondary', marginInlineEnd: 0.5 }} />
      <Typography sx={{ flex: '1 1 200px' }}>{what}</Typography>
      {button}
    </Box>
  );
  const invite = (invited: Invited) => (
    <Button variant="outlined" color="inherit" onClick={() => onInvite(invited)}>
      {text(`dashboard.invite.${invited}`)}
    </Button>
  );
  return (
    <SectionCard title={text('dashboard.begin')}>
      <RowList label={text('dashboard.begin')}>
        {row(PersonAdd, text('dashboard.beginTalent'), invite('talent'))}
        {isAdmin && row(Engineering, text('dashboard.beginEngineer'), invite('engineer'))}
        {isAdmin &&
          row(
            Business,
            text('dashboard.beginClient'),
            <Button variant="outlined" color="inherit" component={Link} to={paths.clients.href()}>
              {text('dashboard.toClients')}
            </Button>,
          )}
        {isAdmin &&
          row(
            PriceChange,
            text('dashboard.beginRateTables'),
            <Button variant="outlined" color="inherit" component={Link} to={paths.rateTables.href()}>
              {text('dashboard.toRateTables')}
            </Button>,
          )}
        {isAdmin &&
          row(
            ReceiptLong,
            text('dashboard.beginBilling'),
            <Button variant="outlined" color="inherit" component={Link} to={paths.billingTerms.href()}>
              {text('dashboard.toBilling')}
            </Button>,
          )}
      </RowList>
    </SectionCard>
  );
};
