import type { RefObject } from 'react';
import Hourglass from '@mui/icons-material/HourglassEmptyOutlined';
import Warning from '@mui/icons-material/WarningAmberOutlined';
import Typography from '@mui/material/Typography';
import type { Delivery } from '@domain/deliveries/deliveries.ts';
import type { DeliveryProfileName } from '@domain/deliveries/delivery-profiles.ts';
import { Muted } from '../../components/layout/Muted.tsx';
import { lazyComponent } from '../../components/lazyComponent.tsx';
import type { PlayerControls } from '../../components/waveform/WaveformPlayer.tsx';
import { useText } from '../../i18n/useText.ts';

/** The player is loaded with the first file that has been measured. */
const DeliverySound = lazyComponent(() =>
  import('./DeliverySound.tsx').then((module) => module.DeliverySound),
);

interface Props {
  readonly delivery: Delivery;
  /** Null: the project chose none. */
  readonly profile: DeliveryProfileName | null;
  /** Name and version. */
  readonly file: string;
  readonly mayFix: boolean;
  readonly player: RefObject<PlayerControls | null>;
}

const line = { display: 'flex', alignItems: 'center', gap: 0.75, marginTop: 0.5 } as const;

/** The outcome of a file's measurement; nothing for files without sound of their own. */
export const DeliveryCheck = ({ delivery, profile, file, mayFix, player }: Props) => {
  const text = useText();
  const { check, measurement } = delivery;
  if (check === 'pending')
    return (
      <Muted role="status" sx={line}>
        <Hourglass aria-hidden sx={{ fontSize: 16 }} />
        {text('deliveries.measuring')}
      </Muted>
    );
  if (check === 'unreadable' || check === 'unmeasured')
    return (
      <Typography variant="body2" sx={line}>
        <Warning aria-hidden sx={{ fontSize: 16, color: 'warning.main' }} />
        {text(`deliveries.${check}`)}
      </Typography>
    );

  return (
    measurement && (
      <DeliverySound
        delivery={delivery}
        measurement={measurement}
        profile={profile}
        file={file}
        mayFix={mayFix}
        player={player}
      />
    )
  );
};
