import Alert from '@mui/material/Alert';
import Typography from '@mui/material/Typography';
import type { ThisDevice } from '../../common/push/useThisDevice.ts';
import { Row } from '../../components/layout/Row.tsx';
import { Stack } from '../../components/layout/Stack.tsx';
import { SendButton } from '../../components/SendButton.tsx';
import { useText } from '../../i18n/useText.ts';
import { api } from '../../lib/http/api.ts';
import type { Submission } from '../../lib/submission/submitter.ts';
import { useToasts } from '../../lib/toasts.ts';

interface Props {
  readonly device: ThisDevice;
  /** Whether the person's notices reach this browser. */
  readonly isOn: boolean;
  readonly onChange: () => void;
}

/** What this browser does with notices, and the buttons that change it. */
export const DeviceSwitch = ({ device: { barrier, id, turnOn, turnOff }, isOn, onChange }: Props) => {
  const text = useText();
  const toasts = useToasts();

  if (barrier)
    return <Alert severity={barrier === 'denied' ? 'warning' : 'info'}>{text(`devices.${barrier}`)}</Alert>;

  const start = async (submission: Submission) => {
    if (await turnOn(submission)) onChange();
  };
  const end = async (submission: Submission) => {
    await turnOff(submission);
    onChange();
  };
  const attempt = async (submission: Submission) => {
    if (!id) return;
    const { fault } = await api.notices.tryDevice({ id }, submission);
    if (fault === null) toasts.success(text('devices.tried'));
    else {
      toasts.error(text('devices.failed'));
      onChange();
    }
  };

  return (
    <Stack align="start">
      <Typography>{text(isOn ? 'devices.on' : 'devices.off')}</Typography>
      <Row>
        {isOn ? (
          <>
            <SendButton variant="outlined" color="inherit" onSend={attempt}>
              {text('devices.try')}
            </SendButton>
            <SendButton color="inherit" onSend={end}>
              {text('devices.turnOff')}
            </SendButton>
          </>
        ) : (
          <SendButton
            variant="contained"
            onSend={start}
            onFailure={() => toasts.error(text('devices.notReady'))}
          >
            {text('devices.turnOn')}
          </SendButton>
        )}
      </Row>
    </Stack>
  );
};
