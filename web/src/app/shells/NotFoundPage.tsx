import TravelExplore from '@mui/icons-material/TravelExploreOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { useDocumentTitle } from '../../components/layout/useDocumentTitle.ts';
import { StateCard } from '../../components/states/StateCard.tsx';
import { useText } from '../../i18n/useText.ts';
import { paths } from '../paths.ts';

/** 404. */
const NotFoundPage = () => {
  const text = useText();
  useDocumentTitle(text('common.notFound'));
  return (
    <Box sx={{ display: 'grid', placeItems: 'center', minHeight: '60vh' }}>
      <StateCard
        icon={TravelExplore}
        headingLevel="h1"
        title={text('common.notFound')}
        action={
          <Button component={Link} to={paths.root.href()} variant="contained">
            {text('common.goHome')}
          </Button>
        }
      >
        {text('common.notFoundText')}
      </StateCard>
    </Box>
  );
};

export default NotFoundPage;
