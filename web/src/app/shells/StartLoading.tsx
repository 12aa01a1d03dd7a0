import CloudOff from '@mui/icons-material/CloudOffOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { OfflineBanner } from '../../components/layout/OfflineBanner.tsx';
import { StateCard } from '../../components/states/StateCard.tsx';
import { useText } from '../../i18n/useText.ts';
import { unproven } from '../../lib/http/appProof.ts';
import { useOnline } from '../../lib/http/connection.ts';
import { useStore } from '../../lib/useStore.ts';
import { paths } from '../paths.ts';

/** Placeholder of a whole page: nothing, so that its skeleton (`web/build/shell`) stays visible, or what keeps the page from starting. */
export const StartLoading = () => {
  const text = useText();
  const isUnproven = useStore(unproven, false);
  if (useOnline()) return isUnproven ? <OfflineBanner /> : null;

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
