import { Link } from 'react-router-dom';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { paths } from '../../../app/paths.ts';
import { Stack } from '../../../components/layout/Stack.tsx';
import { lazyComponent } from '../../../components/lazyComponent.tsx';
import { SectionCard } from '../../../components/SectionCard.tsx';
import { useToasts } from '../../../lib/toasts.ts';
import { wantTexts } from '../../../i18n/texts.ts';
import { useText } from '../../../i18n/useText.ts';
import { useDates } from '../../../lib/dates.ts';
import { removeAll, type HeldVoice } from '../data/heldVoice.ts';
import { AskedButton } from './AskedButton.tsx';

const DataExport = lazyComponent(async () => {
  const loaded = [import('../../../common/privacy/DataExport.tsx'), wantTexts('talentPages')] as const;
  return (await Promise.all(loaded))[0].DataExport;
});

const row = { display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center' } as const;

interface Props {
  readonly talentId: string;
  readonly voice: HeldVoice;
}

/** Export of all data, or erasure of what isn't retained. */
export const LeaveCard = ({ talentId, voice }: Props) => {
  const text = useText();
  const toasts = useToasts();
  const dates = useDates();
  const { items: demos = [], first } = voice.demos;

  return (
    <SectionCard title={text('voiceData.leave')}>
      <Stack isBounded>
        {first?.earnings && (
          <Typography>
            {text('voiceData.earningsKept', { count: first.earnings.count })}{' '}
            {dates.day(first.earnings.keptUntil)}.
          </Typography>
        )}
        <DataExport />
        <Box sx={row}>
          <Typography sx={{ flex: '1 1 260px' }}>{text('voiceData.purgeText')}</Typography>
          <AskedButton
            label={text('voiceData.purge')}
            title={text('voiceData.purgeTitle')}
            warning={text('voiceData.purgeWarning')}
            tone="error"
            onConfirm={async (submission) => {
              try {
                const count = await removeAll(talentId, demos, submission);
                toasts.success(text('voiceData.purged', { count }));
              } finally {
                // After a partial failure the list shows the rest.
                voice.reload();
              }
            }}
          />
        </Box>
        <Box sx={row}>
          <Typography sx={{ flex: '1 1 260px' }}>{text('voiceData.accountText')}</Typography>
          <Button component={Link} to={paths.account.href()} size="small" variant="outlined" color="inherit">
            {text('voiceData.account')}
          </Button>
        </Box>
      </Stack>
    </SectionCard>
  );
};
