import CheckCircle from '@mui/icons-material/CheckCircleOutlined';
import Computer from '@mui/icons-material/ComputerOutlined';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useLocation, useSearchParams } from 'react-router-dom';
import { paths } from '../../../app/paths.ts';
import { CopyLinkButton } from '../../../components/CopyLinkButton.tsx';
import { useDocumentTitle } from '../../../components/layout/useDocumentTitle.ts';
import { StateCard } from '../../../components/states/StateCard.tsx';
import { useText } from '../../../i18n/useText.ts';
import { cleanOrigin } from '../../../lib/session/origin.ts';

/** For phones: what needs a larger screen, and the address to take there. */
const DesktopNoticeRoute = () => {
  const text = useText();
  const [query] = useSearchParams();
  // Whoever has just registered is told that it worked, before where to go on.
  const { isDone = false } = (useLocation().state ?? {}) as { readonly isDone?: boolean };
  const title = text(isDone ? 'mobile.doneTitle' : 'mobile.title');
  useDocumentTitle(title);
  const path = cleanOrigin(query.get('from') ?? '') ?? paths.root.href();
  return (
    <Box sx={{ display: 'grid', placeItems: 'center', flex: 1 }}>
      <StateCard
        icon={isDone ? CheckCircle : Computer}
        headingLevel="h1"
        title={title}
        action={<CopyLinkButton path={path} variant="contained" color="primary" size="large" />}
      >
        {text(isDone ? 'mobile.doneText' : 'mobile.text')}
        <Typography
          component="span"
          sx={{
            display: 'block',
            marginTop: 1,
            color: 'text.primary',
            fontWeight: 550,
            overflowWrap: 'anywhere',
          }}
        >
          {new URL(path, window.location.origin).href}
        </Typography>
        <Typography variant="body2" component="span" sx={{ display: 'block', marginTop: 2 }}>
          {text('mobile.links')}
        </Typography>
      </StateCard>
    </Box>
  );
};

export default DesktopNoticeRoute;
