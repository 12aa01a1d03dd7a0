import { useState } from 'react';
import Copyright from '@mui/icons-material/CopyrightOutlined';
import Card from '@mui/material/Card';
import type { LicenceReader, LicenceRow } from '@domain/ledger/licence-rows.ts';
import { Muted } from '../../../components/layout/Muted.tsx';
import { Stack } from '../../../components/layout/Stack.tsx';
import { NoneFound } from '../../../components/lists/NoneFound.tsx';
import { listPart } from '../../../components/lists/tools.ts';
import { useAllWhenSorted } from '../../../components/lists/useAllWhenSorted.ts';
import { useSelectedRows } from '../../../components/lists/useSelectedRows.ts';
import { LoadMore } from '../../../components/LoadMore.tsx';
import { EmptyState } from '../../../components/states/states.tsx';
import { DataTable } from '../../../components/table/DataTable.tsx';
import { useColumnChoices } from '../../../components/table/useColumnChoices.ts';
import { useWidth } from '../../../components/useWidth.ts';
import { useText } from '../../../i18n/useText.ts';
import { useLicences, useLinkedLicence } from '../data/licences.ts';
import type { LicenceAct } from '../data/licenceActs.ts';
import { useLicenceChoice } from '../data/useLicenceChoice.ts';
import { LicencePanel } from '../dialogs/LicencePanel.tsx';
import { LicenceActDialog } from './LicenceActDialog.tsx';
import { LicenceMenu } from './LicenceMenu.tsx';
import { LicenceTools } from './LicenceTools.tsx';
import { useLicenceColumns } from './useLicenceColumns.tsx';

const LicenceBulk = listPart(() => import('./LicenceBulk.tsx').then((module) => module.LicenceBulk));

/** Below this width, in pixels, a row shows only names, end and state. */
const NARROW = 600;
/** Below this width, in pixels, character and price are left to the panel, so that the state is in view. */
const COMPACT = 1100;
/** From this width, in pixels, every column fits. */
const WIDE = 1240;

interface Acting {
  readonly row: LicenceRow;
  readonly act: LicenceAct;
}

/** A side's licences in rows, next to end first. */
export const LicenceList = ({ reader }: { readonly reader: LicenceReader }) => {
  const text = useText();
  const filters = useLicenceChoice();
  const { stage, isReported, search, isFiltered, linkedId, choose } = filters;
  const of = reader === 'talent' ? 'voice' : 'projects';
  const pages = useLicences({ of, stage, search, isReported });
  const { items, phase, error, reload } = pages;
  const [frame, width] = useWidth<HTMLDivElement>();
  const choosing = useColumnChoices(`licences-${reader}`);
  const chosen = useSelectedRows(items);
  const noteSorted = useAllWhenSorted({ of: pages, onMore: pages.loadMore });
  const [openedId, setOpenedId] = useState<string>();
  const [acting, setActing] = useState<Acting>();

  const columns = useLicenceColumns({
    reader,
    isNarrow: width > 0 && width < NARROW,
    isCompact: width > 0 && width < COMPACT,
    isWide: width >= WIDE,
    onAct: (licence, act) => setActing({ row: licence, act }),
    menu: (row) => (
      <LicenceMenu
        row={row}
        reader={reader}
        onOpen={({ id }) => setOpenedId(id)}
        onAct={(licence, act) => setActing({ row: licence, act })}
      />
    ),
  });

  const linked = useLinkedLicence(linkedId);
  const opened = items?.find(({ id }) => id === openedId) ?? (linkedId === null ? undefined : linked.data);

  const reloadAll = () => {
    reload();
    linked.reload();
  };

  return (
    <Stack ref={frame} isBounded>
      <LicenceTools of={of} reader={reader} chosen={filters} columns={columns} choosing={choosing} />
      {chosen.isUsed && <LicenceBulk reader={reader} chosen={chosen} onChanged={reload} />}
      <Card aria-busy={phase === 'loading'}>
        <DataTable
          name={`licences-${reader}`}
          label={text('ledger.title')}
          columns={columns}
          choosing={choosing}
          rows={items}
          error={phase === 'failed' ? error : undefined}
          onRetry={reload}
          onOpen={({ id }) => setOpenedId(id)}
          onSorted={noteSorted}
          {...(reader === 'talent' ? {} : { chosen: chosen.ids, onChoose: chosen.choose })}
          maxHeight="max(320px, calc(100vh - 280px))"
          empty={
            isFiltered ? (
              <NoneFound
                title={text('ledger.noneFound')}
                clearLabel={text('ledger.showAll')}
                onClear={() => choose({ stage: '', search: '' })}
              >
                {text('ledger.noneFoundText')}
              </NoneFound>
            ) : (
              <EmptyState icon={Copyright} title={text('ledger.none')}>
                {text(`ledger.noneText.${reader}`)}
              </EmptyState>
            )
          }
        />
      </Card>
      <LoadMore of={pages} onMore={pages.loadMore} />
      <Muted>{text('ledger.beforeVat')}</Muted>
      {opened && (
        <LicencePanel
          row={opened}
          reader={reader}
          onAct={(act) => setActing({ row: opened, act })}
          onChanged={reloadAll}
          onClose={() => {
            setOpenedId(undefined);
            choose({ licence: '' });
          }}
        />
      )}
      {acting && (
        <LicenceActDialog
          {...acting}
          reader={reader}
          onDone={() => {
            setActing(undefined);
            reloadAll();
          }}
          onClose={() => setActing(undefined)}
        />
      )}
    </Stack>
  );
};
