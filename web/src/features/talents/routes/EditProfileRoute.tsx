import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { addresses } from '@domain/navigation/addresses.ts';
import { PageHeader } from '../../../components/layout/PageHeader.tsx';
import { useText } from '../../../i18n/useText.ts';
import { OwnTalent } from '../components/OwnTalent.tsx';
import { WholeProfileForm } from '../components/WholeProfileForm.tsx';

const EditProfileRoute = () => {
  const text = useText();

  return (
    <Box sx={{ maxWidth: 1160 }}>
      <PageHeader
        title={text('ownProfile.edit')}
        actions={
          <Button component={Link} to={addresses.profileView.href()} color="inherit">
            {text('ownProfile.view')}
          </Button>
        }
      />
      <OwnTalent>{(talent) => <WholeProfileForm talent={talent} />}</OwnTalent>
    </Box>
  );
};

export default EditProfileRoute;
