import { useMemo, useRef } from 'react';
import { useField } from 'formik';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { decodeWave } from '@domain/audio/wave.ts';
import type { Delivery } from '@domain/deliveries/deliveries.ts';
import { formatFileMoment } from '@domain/deliveries/file-moment.ts';
import { FormTextField } from '../../components/form/FormTextField.tsx';
import { Row } from '../../components/layout/Row.tsx';
import { Stack } from '../../components/layout/Stack.tsx';
import { WaveformPlayer, type PlayerControls } from '../../components/waveform/WaveformPlayer.tsx';
import { useText } from '../../i18n/useText.ts';
import { Moments } from '../comments/Moments.tsx';
import { canPlay, getDeliveryAddress } from './deliveryAddress.ts';

interface MarkedProps {
  readonly delivery: Delivery;
  readonly durationMs: number;
}

/** The file's player: a press on its waveform, or the place that is playing, becomes the moment. */
const MarkedMoment = ({ delivery, durationMs }: MarkedProps) => {
  const text = useText();
  const player = useRef<PlayerControls>(null);
  const [{ value: atMs }, , { setValue }] = useField<number | null>('atMs');
  const peaks = useMemo(() => decodeWave(delivery.peaks ?? ''), [delivery.peaks]);
  const mark = (seconds: number) => void setValue(Math.round(seconds * 1000));

  return (
    <Stack gap={1}>
      <Typography variant="body2">{text('deliveries.markHint')}</Typography>
      <WaveformPlayer
        title={delivery.name}
        peaks={peaks}
        durationMs={durationMs}
        getUrl={() => getDeliveryAddress(delivery)}
        controls={player}
        onSeek={mark}
      >
        {atMs !== null && <Moments comments={[{ id: 'change', atMs }]} durationMs={durationMs} />}
      </WaveformPlayer>
      <Row align="center">
        <Typography role="status" sx={{ fontWeight: 600 }}>
          {atMs === null
            ? text('deliveries.wholeFile')
            : text('deliveries.momentAt', { moment: formatFileMoment(atMs) })}
        </Typography>
        <Button
          size="small"
          variant="outlined"
          color="inherit"
          onClick={() => mark(player.current?.at() ?? 0)}
        >
          {text('deliveries.momentNow')}
        </Button>
        {atMs !== null && (
          <Button size="small" color="inherit" onClick={() => void setValue(null)}>
            {text('deliveries.wholeFile')}
          </Button>
        )}
      </Row>
    </Stack>
  );
};

/** Where in the file the change is; typed only where the page can't play the file. */
export const MomentField = ({ delivery }: { readonly delivery: Delivery }) => {
  const text = useText();
  const { contentType, measurement } = delivery;

  if (measurement && canPlay(contentType))
    return <MarkedMoment delivery={delivery} durationMs={measurement.durationMs} />;

  return (
    <FormTextField
      name="moment"
      label={text('deliveries.moment')}
      helperText={text('deliveries.momentHint')}
      maxLength={8}
    />
  );
};
