import type { AuditRow } from '@domain/audit/audit.ts';
import { DateText } from '../../../components/DateText.tsx';
import type { DataColumn } from '../../../components/table/tableProps.ts';
import { useText } from '../../../i18n/useText.ts';
import { useActorText } from './useActorText.ts';
import { useAuditWords } from './useAuditWords.ts';
import { useRecordText } from './ChangedRecord.tsx';

/** Columns of the audit log. Narrow screens show only time and action; the entry's panel shows the rest. */
export const useAuditColumns = (isNarrow: boolean): readonly DataColumn<AuditRow>[] => {
  const text = useText();
  const words = useAuditWords();
  const actorText = useActorText();
  const recordText = useRecordText();

  return [
    {
      field: 'when',
      label: text('audit.when'),
      minWidth: 170,
      share: 0.9,
      cell: ({ at }) => <DateText instant={at} withTime />,
    },
    {
      field: 'who',
      label: text('audit.by'),
      minWidth: 150,
      share: 1.4,
      hidden: isNarrow,
      cell: actorText,
    },
    {
      field: 'what',
      label: text('audit.action'),
      minWidth: isNarrow ? 150 : 180,
      share: 1.8,
      cell: ({ action }) => words.ofAction(action),
    },
    {
      field: 'record',
      label: text('audit.record'),
      minWidth: 180,
      share: 2,
      hidden: isNarrow,
      cell: recordText,
    },
    {
      field: 'number',
      label: text('audit.numberHead'),
      numeric: true,
      hidden: true,
      cell: ({ seq }) => seq,
    },
  ];
};
