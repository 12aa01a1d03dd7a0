import Notifications from '@mui/icons-material/NotificationsNoneOutlined';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { Row } from '../../components/layout/Row.tsx';
import { SendButton } from '../../components/SendButton.tsx';
import { useText } from '../../i18n/useText.ts';
import { useToasts } from '../../lib/toasts.ts';
import { useThisDevice } from './useThisDevice.ts';

interface Props {
  readonly uid: string;
  readonly pushKey: string;
  readonly onAnswer: () => void;
}

export const OfferAlert = ({ uid, pushKey, onAnswer }: Props) => {
  const text = useText();
  const toasts = useToasts();
  const { turnOn } = useThisDevice({ uid, pushKey });

  return (
    <Alert severity="info" icon={<Notifications fontSize="inherit" />}>
      {text('devices.offer')}
      <Row sx={{ marginTop: 1 }}>
        <SendButton
          size="small"
          variant="outlined"
          onSend={async (submission) => {
            if (await turnOn(submission)) toasts.success(text('devices.on'));
            onAnswer();
          }}
          onFailure={() => toasts.error(text('devices.notReady'))}
        >
          {text('devices.turnOn')}
        </SendButton>
        <Button size="small" color="inherit" onClick={onAnswer}>
          {text('devices.offerNo')}
        </Button>
      </Row>
    </Alert>
  );
};
