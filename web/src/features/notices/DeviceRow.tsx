import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ListedPushDevice } from '@domain/notices/push-devices.ts';
import { DateText } from '../../components/DateText.tsx';
import { Muted } from '../../components/layout/Muted.tsx';
import { SendButton } from '../../components/SendButton.tsx';
import { useText } from '../../i18n/useText.ts';
import { api } from '../../lib/http/api.ts';

interface Props {
  readonly device: ListedPushDevice;
  readonly onRemoved: () => void;
}

/** Another device of the person. */
export const DeviceRow = ({ device: { id, browser, system, addedAt }, onRemoved }: Props) => {
  const text = useText();
  const name =
    browser && system
      ? text('devices.name', { browser, system })
      : browser || system || text('devices.unknown');

  return (
    <Box component="li" sx={{ flexWrap: 'wrap', paddingBlock: 1 }}>
      <Box sx={{ flexGrow: 1 }}>
        <Typography>
          <bdi>{name}</bdi>
        </Typography>
        <Muted>
          {text('devices.since')} <DateText instant={addedAt} />
        </Muted>
      </Box>
      <SendButton
        size="small"
        color="inherit"
        aria-label={text('devices.removeNamed', { name })}
        onSend={async (submission) => {
          await api.notices.removeDevice({ id }, submission);
          onRemoved();
        }}
      >
        {text('devices.remove')}
      </SendButton>
    </Box>
  );
};
