import Check from '@mui/icons-material/CheckCircleOutlined';
import Typography from '@mui/material/Typography';
import type { DeliveryProfileName } from '@domain/deliveries/delivery-profiles.ts';
import type { Fault } from '@domain/deliveries/find-faults.ts';
import type { RemarkName } from '@domain/deliveries/find-remarks.ts';
import { useText } from '../../i18n/useText.ts';
import { FaultList } from './FaultList.tsx';
import { RemarkList } from './RemarkList.tsx';

interface Props {
  /** Name and version. */
  readonly file: string;
  /** Null: the project chose none. */
  readonly profile: DeliveryProfileName | null;
  readonly faults: readonly Fault[];
  readonly remarks: readonly RemarkName[];
  /** Plays the file from a moment; absent where it can't be played. */
  readonly onPlayAt: ((atMs: number) => void) | undefined;
}

/** Whether a file meets its profile, its differences, and remarks. */
export const SoundFindings = ({ file, profile, faults, remarks, onPlayAt }: Props) => {
  const text = useText();
  const name = profile && text(`deliveries.profile.${profile}`);

  return (
    <>
      {name !== null && faults.length === 0 && (
        <Typography variant="body2" sx={{ display: 'flex', alignItems: 'center', gap: 0.75 }}>
          <Check aria-hidden sx={{ fontSize: 16, color: 'success.main' }} />
          {text('deliveries.fits', { profile: name })}
        </Typography>
      )}
      {faults.length > 0 && (
        <>
          <Typography variant="body2" sx={{ fontWeight: 600 }}>
            {name === null
              ? text('deliveries.faults', { count: faults.length })
              : text('deliveries.faultsFor', { count: faults.length, profile: name })}
          </Typography>
          <FaultList label={text('deliveries.faultsOf', { file })} faults={faults} onPlayAt={onPlayAt} />
        </>
      )}
      {remarks.length > 0 && <RemarkList label={text('deliveries.remarksOf', { file })} remarks={remarks} />}
    </>
  );
};
