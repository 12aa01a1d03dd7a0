import { useId } from 'react';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import type { AuditRow } from '@domain/audit/audit.ts';
import { DateText } from '../../../components/DateText.tsx';
import { Dialog } from '../../../components/dialogs/Dialog.tsx';
import { FactList } from '../../../components/FactList.tsx';
import { useText } from '../../../i18n/useText.ts';
import { useDates } from '../../../lib/dates.ts';
import { ChangedRecord } from '../components/ChangedRecord.tsx';
import { Differences } from '../components/Differences.tsx';
import { useActorText } from '../components/useActorText.ts';
import { useAuditWords } from '../components/useAuditWords.ts';

interface Props {
  readonly row: AuditRow;
  readonly agencyId: string;
  /** Lists all changes of the record; absent when already listed. */
  readonly onRecord?: () => void;
  readonly onClose: () => void;
}

/** One change: time, author, action, record, and each field before and after. */
export const EntryDialog = ({ row, agencyId, onRecord, onClose }: Props) => {
  const text = useText();
  const dates = useDates();
  const titleId = useId();
  const words = useAuditWords();
  const actorText = useActorText();
  const { at, action, seq, erasedAt } = row;
  return (
    <Dialog
      open
      onClose={onClose}
      aria-labelledby={titleId}
      slotProps={{ paper: { sx: { width: 1, maxWidth: 720, margin: 2 } } }}
    >
      <DialogTitle id={titleId}>{words.ofAction(action)}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}>
        <FactList
          facts={[
            [text('audit.when'), <DateText key="when" instant={at} withZone />],
            [text('audit.by'), actorText(row)],
            [text('audit.record'), <ChangedRecord key="record" row={row} agencyId={agencyId} />],
            ...(seq === null ? [] : [[text('audit.numberHead'), String(seq)] as const]),
            ...(erasedAt === null ? [] : [[text('audit.erased'), dates.full(erasedAt)] as const]),
          ]}
        />
        <Differences row={row} />
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap' }}>
        {onRecord && (
          <Button color="inherit" onClick={onRecord}>
            {text('audit.thisRecord')}
          </Button>
        )}
        <Button color="inherit" onClick={onClose}>
          {text('common.close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
};
