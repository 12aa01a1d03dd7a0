import Typography from '@mui/material/Typography';
import type { ListedPushDevice } from '@domain/notices/push-devices.ts';
import { useThisDevice } from '../../common/push/useThisDevice.ts';
import { Stack } from '../../components/layout/Stack.tsx';
import { RowList } from '../../components/RowList.tsx';
import { SectionCard } from '../../components/SectionCard.tsx';
import { ErrorState, LoadingState } from '../../components/states/states.tsx';
import { useText } from '../../i18n/useText.ts';
import type { Request } from '../../lib/http/useRequest.ts';
import { DeviceRow } from './DeviceRow.tsx';
import { DeviceSwitch } from './DeviceSwitch.tsx';

interface Props {
  readonly uid: string;
  readonly pushKey: string;
  /** All devices of the person. */
  readonly devices: Request<readonly ListedPushDevice[]>;
}

/** Turns notices on in this browser, and lists the person's other devices. */
export const DevicesCard = ({ uid, pushKey, devices }: Props) => {
  const text = useText();
  const device = useThisDevice({ uid, pushKey });
  const further = devices.data?.filter(({ id }) => id !== device.id) ?? [];
  const isOn = devices.data?.some(({ id }) => id === device.id) ?? false;

  return (
    <SectionCard title={text('devices.title')} lead={text('devices.lead')}>
      <Stack>
        {devices.status === 'error' && <ErrorState error={devices.error} onRetry={devices.reload} />}
        {devices.status === 'loading' && <LoadingState>{null}</LoadingState>}
        {devices.status === 'success' && device.isKnown && (
          <DeviceSwitch device={device} isOn={isOn} onChange={devices.reload} />
        )}
        {further.length > 0 && (
          <div>
            <Typography variant="subtitle2" component="h3">
              {text(device.id && isOn ? 'devices.further' : 'devices.all')}
            </Typography>
            <RowList label={text(device.id && isOn ? 'devices.further' : 'devices.all')}>
              {further.map((listed) => (
                <DeviceRow key={listed.id} device={listed} onRemoved={devices.reload} />
              ))}
            </RowList>
          </div>
        )}
      </Stack>
    </SectionCard>
  );
};
