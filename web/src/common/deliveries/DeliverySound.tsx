import { useId, useMemo, useState, type RefObject } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { decodeWave } from '@domain/audio/wave.ts';
import type { Delivery } from '@domain/deliveries/deliveries.ts';
import { getLimits, type DeliveryProfileName } from '@domain/deliveries/delivery-profiles.ts';
import type { FileMeasurement } from '@domain/deliveries/file-measurement.ts';
import { findRemarks } from '@domain/deliveries/find-remarks.ts';
import { findFaults, isFixableType } from '@domain/deliveries/find-faults.ts';
import { Row } from '../../components/layout/Row.tsx';
import { Stack } from '../../components/layout/Stack.tsx';
import { lazyComponent } from '../../components/lazyComponent.tsx';
import { StillWave } from '../../components/waveform/StillWave.tsx';
import { WaveformPlayer, type PlayerControls } from '../../components/waveform/WaveformPlayer.tsx';
import { useText } from '../../i18n/useText.ts';
import { canPlay, getDeliveryAddress } from './deliveryAddress.ts';
import { FaultMarks } from './FaultMarks.tsx';
import { MeasuredFigures } from './MeasuredFigures.tsx';
import { SoundFindings } from './SoundFindings.tsx';

const FixDialog = lazyComponent(() => import('./FixDialog.tsx').then((module) => module.FixDialog));

interface Props {
  readonly delivery: Delivery;
  readonly measurement: FileMeasurement;
  /** Null: the project chose none. */
  readonly profile: DeliveryProfileName | null;
  /** Name and version. */
  readonly file: string;
  readonly mayFix: boolean;
  /** Controls of its player. */
  readonly player: RefObject<PlayerControls | null>;
}

/** The sound of a measured file: a player whose waveform marks the faults, the faults in words, and the figures on demand. */
export const DeliverySound = ({ delivery, measurement, profile, file, mayFix, player }: Props) => {
  const text = useText();
  const id = useId();
  const [showsFigures, setShowsFigures] = useState(false);
  const [isFixing, setFixing] = useState(false);
  const { contentType, peaks } = delivery;
  const { durationMs, clips } = measurement;
  const wave = useMemo(() => decodeWave(peaks ?? ''), [peaks]);
  const limits = getLimits(profile);
  const faults = findFaults(measurement, contentType, limits);
  const isFixable = faults.some(({ fixable }) => fixable);
  const action = isFixable ? 'mend' : isFixableType(contentType) ? 'retag' : 'rename';
  const moments = new Set([
    ...clips.map(({ atMs }) => atMs),
    ...faults.flatMap(({ atMs }) => (atMs === null ? [] : [atMs])),
  ]);
  const marks = <FaultMarks moments={[...moments]} durationMs={durationMs} />;
  const isPlayable = canPlay(contentType);

  return (
    <Stack gap={0.5} sx={{ minWidth: 0, marginTop: 1 }}>
      {isPlayable ? (
        <WaveformPlayer
          title={file}
          peaks={wave}
          durationMs={durationMs}
          getUrl={() => getDeliveryAddress(delivery)}
          controls={player}
        >
          {marks}
        </WaveformPlayer>
      ) : (
        <Box aria-hidden sx={{ position: 'relative', height: 32 }}>
          <StillWave peaks={wave} height={32} />
          {marks}
        </Box>
      )}
      <SoundFindings
        file={file}
        profile={profile}
        faults={faults}
        remarks={findRemarks(measurement, limits)}
        onPlayAt={isPlayable ? (atMs) => player.current?.playFrom(atMs / 1000) : undefined}
      />
      <Row>
        {mayFix && profile && (
          <Button
            size="small"
            variant="outlined"
            aria-label={text(`deliveries.${action}For`, { file })}
            onClick={() => setFixing(true)}
          >
            {text(`deliveries.${action}`)}
          </Button>
        )}
        <Button
          size="small"
          color="inherit"
          aria-expanded={showsFigures}
          aria-controls={showsFigures ? id : undefined}
          aria-label={text('deliveries.figuresFor', { file })}
          onClick={() => setShowsFigures(!showsFigures)}
        >
          {text('deliveries.figures')}
        </Button>
      </Row>
      {profile && isFixing && (
        <FixDialog
          delivery={delivery}
          measurement={measurement}
          profile={profile}
          onClose={() => setFixing(false)}
        />
      )}
      {showsFigures && (
        <Box id={id} sx={{ paddingBlock: 0.5 }}>
          <MeasuredFigures measurement={measurement} />
          <Typography variant="body2" sx={{ fontSize: '0.75rem', overflowWrap: 'anywhere' }}>
            {text('deliveries.sha256', { sha256: delivery.sha256 })}
          </Typography>
        </Box>
      )}
    </Stack>
  );
};
