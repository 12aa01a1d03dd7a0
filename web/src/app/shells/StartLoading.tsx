import CloudOff from '@mui/icons-material/CloudOffOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { StateCard } from '../../components/states/StateCard.tsx';
import { useText } from '../../i18n/useText.ts';
import { useOnline } from '../../lib/http/connection.ts';
import { paths } from '../paths.ts';

/** Placeholder of a whole page: nothing, so that its skeleton (`web/build/shell`) stays visible, unless it can't start without network. */
export const StartLoading = () => {
  const text = useText();
  if (useOnline()) return null;

  return (
    <Box component="main" sx={{ display: 'grid', placeItems: 'center', minHeight: '100dvh' }}>
      <StateCard
        icon={CloudOff}
        headingLevel="h1"
        title={text('offline.title')}
        action={
          <Button color="inherit" variant="outlined" href={paths.root.href()}>
            {text('common.goHome')}
          </Button>
        }
      >
        {text('common.notKept')}
      </StateCard>
    </Box>
  );
};
