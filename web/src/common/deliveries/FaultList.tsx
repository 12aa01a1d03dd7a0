import PlayArrow from '@mui/icons-material/PlayArrowRounded';
import Warning from '@mui/icons-material/WarningAmberOutlined';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { Fault } from '@domain/deliveries/find-faults.ts';
import { formatFileMoment } from '@domain/deliveries/file-moment.ts';
import { PlainList } from '../../components/layout/PlainList.tsx';
import { useText } from '../../i18n/useText.ts';
import { useFaultText } from './useFaultText.ts';

interface Props {
  readonly label: string;
  readonly faults: readonly Fault[];
  /** Plays the file from a moment; absent where it can't be played. */
  readonly onPlayAt?: ((atMs: number) => void) | undefined;
}

/** Where a file isn't what its profile expects, in words, each with its moment. */
export const FaultList = ({ label, faults, onPlayAt }: Props) => {
  const text = useText();
  const faultText = useFaultText();

  return (
    <PlainList aria-label={label}>
      {faults.map((fault) => (
        <Typography
          key={fault.fault}
          component="li"
          variant="body2"
          sx={{ display: 'flex', alignItems: 'center', columnGap: 0.75, minHeight: 28 }}
        >
          <Warning aria-hidden sx={{ fontSize: 16, color: 'warning.main', flexShrink: 0 }} />
          <span style={{ fontVariantNumeric: 'tabular-nums', minWidth: 0 }}>{faultText(fault)}</span>
          {fault.atMs !== null && onPlayAt && (
            <Button
              size="small"
              color="inherit"
              startIcon={<PlayArrow />}
              sx={{ minWidth: 0, paddingBlock: 0, flexShrink: 0 }}
              aria-label={text('deliveries.playAt', { moment: formatFileMoment(fault.atMs) })}
              onClick={() => onPlayAt(fault.atMs ?? 0)}
            >
              {formatFileMoment(fault.atMs)}
            </Button>
          )}
        </Typography>
      ))}
    </PlainList>
  );
};
