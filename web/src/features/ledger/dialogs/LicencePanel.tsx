import { useId } from 'react';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import type { LicenceReader, LicenceRow } from '@domain/ledger/licence-rows.ts';
import { Dialog } from '../../../components/dialogs/Dialog.tsx';
import { Muted } from '../../../components/layout/Muted.tsx';
import { Row } from '../../../components/layout/Row.tsx';
import { useText } from '../../../i18n/useText.ts';
import { LicenceFacts } from '../components/LicenceFacts.tsx';
import { RenewalState } from '../components/RenewalState.tsx';
import { StageChip } from '../components/StageChip.tsx';
import { UseReports } from '../components/UseReports.tsx';
import { getLicenceActs, type LicenceAct } from '../data/licenceActs.ts';
import { useActLabel } from '../data/useActLabel.ts';
import { useLicenceName } from '../data/useLicenceName.ts';

/** Actions that extend a licence. */
const RENEWS: readonly LicenceAct[] = ['renew', 'offer'];

interface Props {
  readonly row: LicenceRow;
  readonly reader: LicenceReader;
  readonly onAct: (act: LicenceAct) => void;
  readonly onChanged: () => void;
  readonly onClose: () => void;
}

export const LicencePanel = ({ row, reader, onAct, onChanged, onClose }: Props) => {
  const text = useText();
  const titleId = useId();
  const actLabel = useActLabel();
  const licenceName = useLicenceName();
  const { projectName, stage, renewal, uses = [], isOffered = false } = row;

  return (
    <Dialog
      open
      onClose={onClose}
      aria-labelledby={titleId}
      slotProps={{ paper: { sx: { width: 1, maxWidth: 640, margin: 2 } } }}
    >
      <DialogTitle id={titleId} sx={{ overflowWrap: 'anywhere' }}>
        <bdi>{projectName}</bdi>
      </DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        <Row align="center">
          <Muted sx={{ overflowWrap: 'anywhere' }}>{licenceName(row)}</Muted>
          <StageChip stage={stage} />
        </Row>
        <LicenceFacts row={row} reader={reader} />
        {renewal && <RenewalState orderId={renewal.orderId} reader={reader} onChanged={onChanged} />}
        {uses.length > 0 && <UseReports uses={uses} reader={reader} onChanged={onChanged} />}
        {isOffered && (
          <Typography variant="body2" role="status">
            {text(reader === 'client' ? 'ledger.offeredToYou' : 'ledger.offered')}
          </Typography>
        )}
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap', gap: 1 }}>
        {getLicenceActs(row, reader).map((act) => (
          <Button
            key={act}
            {...(stage === 'ending' && RENEWS.includes(act)
              ? { variant: 'contained' }
              : { variant: 'outlined', color: 'inherit' })}
            onClick={() => onAct(act)}
          >
            {actLabel(act, row)}
          </Button>
        ))}
        <Button color="inherit" onClick={onClose}>
          {text('common.close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
};
