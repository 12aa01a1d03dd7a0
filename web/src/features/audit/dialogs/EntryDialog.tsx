import Button from '@mui/material/Button';
import type { AuditRow } from '@domain/audit/audit.ts';
import { DateText } from '../../../components/DateText.tsx';
import { InfoDialog } from '../../../components/dialogs/InfoDialog.tsx';
import { FactList } from '../../../components/FactList.tsx';
import { Stack } from '../../../components/layout/Stack.tsx';
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
  const words = useAuditWords();
  const actorText = useActorText();
  const { at, action, seq, erasedAt } = row;

  return (
    <InfoDialog
      title={words.ofAction(action)}
      maxWidth={720}
      onClose={onClose}
      actions={
        onRecord && (
          <Button color="inherit" onClick={onRecord}>
            {text('audit.thisRecord')}
          </Button>
        )
      }
    >
      <Stack isBounded>
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
      </Stack>
    </InfoDialog>
  );
};
