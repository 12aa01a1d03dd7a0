import { useMemo } from 'react';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Tooltip from '@mui/material/Tooltip';
import { DataGrid, GridEditInputCell, type GridColDef } from '@mui/x-data-grid';
import { Link as RouterLink } from 'react-router-dom';
import { addresses } from '@domain/navigation/addresses.ts';
import type { ListedRates, RatesPage } from '@domain/rates/rates.ts';
import { CURRENCIES, formatMoney } from '@domain/values/money.ts';
import { getGridStyle } from '../../../components/table/getGridStyle.ts';
import { useGridTexts } from '../../../components/table/gridTexts.ts';
import type { ColumnChoosing } from '../../../components/table/useColumnChoices.ts';
import { useToasts, TOAST_UNDO_MS } from '../../../lib/toasts.ts';
import { useLocale } from '../../../i18n/localeContext.ts';
import { useText } from '../../../i18n/useText.ts';
import { useErrorText } from '../../../lib/http/useErrorText.ts';
import { createSubmitter } from '../../../lib/submission/submitter.ts';
import { saveRates } from '../data/talentRates.ts';
import { FEES, parseFee, toLine, getRates, type Fee, type RateLine } from './rateCells.ts';

const ROW_HEIGHT = 40;

const useColumns = (): readonly GridColDef<RateLine>[] => {
  const text = useText();
  const { locale } = useLocale();

  return useMemo(() => {
    const makeFeeColumn = (field: Fee): GridColDef<RateLine> => ({
      field,
      headerName: text(`rates.${field}`),
      editable: true,
      align: 'right',
      headerAlign: 'right',
      flex: 1,
      minWidth: 130,
      display: 'flex',
      renderCell: ({ row }) => {
        const minor = parseFee(row[field], row.currency);
        // An unset fee isn't free.
        if (minor === 0) return '—';
        return minor === null ? row[field] : formatMoney(minor, row.currency, locale);
      },
      preProcessEditCellProps: ({ props, row }) => ({
        ...props,
        error: parseFee(String(props.value), (row as RateLine).currency) === null,
      }),
      renderEditCell: (params) => (
        <Tooltip open={params.error === true} title={text('money.amount')}>
          <Box sx={{ width: 1 }}>
            {/* Saves immediately, so that Enter validates the new amount. */}
            <GridEditInputCell {...params} debounceMs={0} />
          </Box>
        </Tooltip>
      ),
    });

    return [
      {
        field: 'name',
        headerName: text('rateGrid.talent'),
        flex: 1.5,
        minWidth: 160,
        display: 'flex',
        hideable: false,
        renderCell: ({ row }) => (
          <Link component={RouterLink} to={addresses.score.href(row.id)}>
            <bdi>{row.name}</bdi>
          </Link>
        ),
      },
      {
        field: 'currency',
        headerName: text('rates.currency'),
        editable: true,
        type: 'singleSelect',
        valueOptions: [...CURRENCIES],
        minWidth: 110,
      },
      ...FEES.map(makeFeeColumn),
    ];
  }, [text, locale]);
};

interface Props {
  readonly rows: readonly ListedRates[];
  readonly choosing: ColumnChoosing;
  readonly onSaved: (talentId: string, rates: RatesPage) => void;
}

/** Rates in a grid: leaving a cell saves it, with undo for a moment; a refused one is restored. */
export const RatesGrid = ({ rows, choosing, onSaved }: Props) => {
  const text = useText();
  const { locale } = useLocale();
  const toasts = useToasts();
  const errorText = useErrorText();
  const localeText = useGridTexts();
  const columns = useColumns();
  const lines = useMemo(() => rows.map((row) => toLine(row, locale)), [rows, locale]);

  const send = async (line: RateLine): Promise<RateLine> => {
    const rates = getRates(line);
    if (!rates) throw new Error(text('money.amount'));
    let updatedAt = line.updatedAt;
    await createSubmitter()('save', async (submission) => {
      const saved = await saveRates(line.id, rates, submission);
      updatedAt = saved.updatedAt ?? null;
      onSaved(line.id, saved);
    });
    return { ...line, updatedAt };
  };

  const notify = (name: string, error: unknown): void => {
    toasts.error(text('rateGrid.notSaved', { name, reason: errorText(error) }));
  };

  const save = async (line: RateLine, before: RateLine): Promise<RateLine> => {
    const { name } = line;
    if (JSON.stringify(line) === JSON.stringify(before)) return before;

    try {
      const saved = await send(line);

      const undo = (): void => {
        send({ ...before, updatedAt: saved.updatedAt }).then(
          () => toasts.success(text('rateGrid.undone')),
          (error: unknown) => notify(name, error),
        );
      };

      toasts.success(text('rateGrid.saved', { name }), {
        lastsMs: TOAST_UNDO_MS,
        action: { label: text('common.undo'), onAction: undo },
      });

      return saved;
    } catch (error) {
      notify(name, error);
      return before;
    }
  };

  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', maxHeight: 'max(320px, calc(100vh - 240px))' }}>
      <DataGrid<RateLine>
        aria-label={text('nav.talentRates')}
        rows={lines}
        columns={columns}
        localeText={localeText}
        rowHeight={ROW_HEIGHT}
        columnHeaderHeight={ROW_HEIGHT}
        columnVisibilityModel={choosing.visible}
        onColumnVisibilityModelChange={choosing.showColumns}
        processRowUpdate={save}
        disableColumnFilter
        disableColumnSorting
        disableRowSelectionOnClick
        hideFooter
        sx={getGridStyle}
      />
    </Box>
  );
};
