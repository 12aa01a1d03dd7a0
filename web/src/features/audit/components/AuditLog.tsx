import { useState } from 'react';
import History from '@mui/icons-material/HistoryOutlined';
import Card from '@mui/material/Card';
import type { AuditRow } from '@domain/audit/audit.ts';
import { Stack } from '../../../components/layout/Stack.tsx';
import { NoneFound } from '../../../components/lists/NoneFound.tsx';
import { LoadMore } from '../../../components/LoadMore.tsx';
import { EmptyState } from '../../../components/states/states.tsx';
import { DataTable } from '../../../components/table/DataTable.tsx';
import { useColumnChoices } from '../../../components/table/useColumnChoices.ts';
import { useWidth } from '../../../components/useWidth.ts';
import { useText } from '../../../i18n/useText.ts';
import { useAudit } from '../data/auditLog.ts';
import { useAuditChoice } from '../data/useAuditChoice.ts';
import { EntryDialog } from '../dialogs/EntryDialog.tsx';
import { AuditTools } from './AuditTools.tsx';
import { useAuditColumns } from './useAuditColumns.tsx';

const NONE = { by: '', record: '', action: '', from: '', to: '' };
/** Below this width, in pixels, a row shows only time and action. */
const NARROW = 600;

export const AuditLog = ({ agencyId }: { readonly agencyId: string }) => {
  const text = useText();
  const chosen = useAuditChoice();
  const pages = useAudit(chosen.choice);
  const [frame, width] = useWidth<HTMLDivElement>();
  const columns = useAuditColumns(width > 0 && width < NARROW);
  const choosing = useColumnChoices('audit');
  const [opened, setOpened] = useState<AuditRow>();
  const close = () => setOpened(undefined);
  const { items, phase, error, reload } = pages;

  const showRecord = (record: string) => {
    chosen.choose({ record });
    close();
  };

  return (
    <Stack ref={frame} isBounded>
      <AuditTools agencyId={agencyId} rows={items} chosen={chosen} columns={columns} choosing={choosing} />
      <Card aria-busy={phase === 'loading'}>
        <DataTable
          name="audit"
          label={text('audit.title')}
          columns={columns}
          choosing={choosing}
          rows={items}
          error={phase === 'failed' ? error : undefined}
          onRetry={reload}
          onOpen={setOpened}
          maxHeight="max(320px, calc(100vh - 280px))"
          empty={
            chosen.isFiltered ? (
              <NoneFound
                title={text('audit.noneFound')}
                clearLabel={text('audit.showAll')}
                onClear={() => chosen.choose(NONE)}
              >
                {text('audit.noneFoundText')}
              </NoneFound>
            ) : (
              <EmptyState icon={History} title={text('audit.none')}>
                {text('audit.noneText')}
              </EmptyState>
            )
          }
        />
      </Card>
      <LoadMore of={pages} onMore={pages.loadMore} />
      {opened && (
        <EntryDialog
          row={opened}
          agencyId={agencyId}
          {...(chosen.choice.record === opened.subject ? {} : { onRecord: () => showRecord(opened.subject) })}
          onClose={close}
        />
      )}
    </Stack>
  );
};
