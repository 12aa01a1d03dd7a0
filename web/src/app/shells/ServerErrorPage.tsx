import { useEffect } from 'react';
import CloudOff from '@mui/icons-material/CloudOffOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Row } from '../../components/layout/Row.tsx';
import { useDocumentTitle } from '../../components/layout/useDocumentTitle.ts';
import { StateCard } from '../../components/states/StateCard.tsx';
import { useText } from '../../i18n/useText.ts';
import { reloadForRelease } from '../../lib/newRelease.ts';
import { paths } from '../paths.ts';

interface Props {
  /** The screen's code is from an earlier release: the tab reloads, unless it just did. */
  readonly isRelease?: boolean;
}

/** 500, and any screen that fails. The link is plain because the router may have failed. */
const ServerErrorPage = ({ isRelease = false }: Props) => {
  const text = useText();
  const title = text(isRelease ? 'common.newVersion' : 'common.serverError');

  useDocumentTitle(title);
  useEffect(() => {
    if (isRelease) reloadForRelease();
  }, [isRelease]);

  return (
    <Box sx={{ display: 'grid', placeItems: 'center', minHeight: '60vh' }}>
      <StateCard
        icon={CloudOff}
        tone="negative"
        headingLevel="h1"
        title={title}
        action={
          <Row justify="center">
            <Button variant="contained" onClick={() => window.location.reload()}>
              {text('common.reload')}
            </Button>
            <Button color="inherit" href={paths.root.href()}>
              {text('common.goHome')}
            </Button>
          </Row>
        }
      >
        {text('common.serverErrorText')}
      </StateCard>
    </Box>
  );
};

export default ServerErrorPage;
