import { SectionCard } from '../../../components/SectionCard.tsx';
import Button from '@mui/material/Button';
import Divider from '@mui/material/Divider';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { paths } from '../../../app/paths.ts';
import { DataExport } from '../../../common/privacy/DataExport.tsx';
import { Row } from '../../../components/layout/Row.tsx';
import { Stack } from '../../../components/layout/Stack.tsx';
import { useText } from '../../../i18n/useText.ts';
import { DataDeletion } from './DataDeletion.tsx';

/** Export and erasure of a talent's own data. */
export const OwnDataCard = ({ talentId }: { readonly talentId: string }) => {
  const text = useText();

  return (
    <SectionCard title={text('ownData.title')} lead={text('ownData.lead')}>
      <Stack>
        <Row gap={2} align="center">
          <Typography sx={{ flex: '1 1 260px' }}>{text('ownData.voiceText')}</Typography>
          <Button component={Link} to={paths.voiceData.href()} variant="outlined" color="inherit">
            {text('ownData.voice')}
          </Button>
        </Row>
        <Divider />
        <DataExport />
        <Divider />
        <DataDeletion talentId={talentId} />
      </Stack>
    </SectionCard>
  );
};
