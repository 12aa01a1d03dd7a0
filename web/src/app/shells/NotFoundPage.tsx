import { use } from 'react';
import TravelExplore from '@mui/icons-material/TravelExploreOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Link, useLocation } from 'react-router-dom';
import { Row } from '../../components/layout/Row.tsx';
import { useDocumentTitle } from '../../components/layout/useDocumentTitle.ts';
import { StateCard } from '../../components/states/StateCard.tsx';
import { useText } from '../../i18n/useText.ts';
import { rememberOrigin } from '../../lib/session/origin.ts';
import { SessionContext } from '../../lib/session/session.ts';
import { paths } from '../paths.ts';

/** 404, also on pages without a session. */
const NotFoundPage = () => {
  const text = useText();
  const status = use(SessionContext)?.state.status;
  const { pathname, search } = useLocation();

  useDocumentTitle(text('common.notFound'));

  return (
    <Box sx={{ display: 'grid', placeItems: 'center', minHeight: '60vh' }}>
      <StateCard
        icon={TravelExplore}
        headingLevel="h1"
        title={text('common.notFound')}
        action={
          <Row justify="center">
            <Button component={Link} to={paths.root.href()} variant="contained">
              {text('common.goHome')}
            </Button>
            {status === 'signedOut' && (
              <Button
                component={Link}
                to={paths.signIn.href()}
                variant="outlined"
                color="inherit"
                onClick={() => rememberOrigin(`${pathname}${search}`)}
              >
                {text('common.signIn')}
              </Button>
            )}
          </Row>
        }
      >
        {text('common.notFoundText')}
      </StateCard>
    </Box>
  );
};

export default NotFoundPage;
