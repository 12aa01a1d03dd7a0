import { useMemo, type ReactNode } from 'react';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { GridColDef } from '@mui/x-data-grid';
import { Link as RouterLink } from 'react-router-dom';
import { useLocale } from '../../i18n/localeContext.ts';
import { OPENS_ROW } from '../lists/rowKeys.ts';
import { comparePlain } from './comparePlain.ts';
import type { DataColumn, TableProps } from './tableProps.ts';
import { STAYS_CLASS } from './getGridStyle.ts';
import type { ColumnChoosing } from './useColumnChoices.ts';

interface CellProps {
  readonly children: ReactNode;
  readonly href?: string;
  readonly tabIndex?: number;
}

/** Truncated plain text gets an ellipsis and a tooltip; a cell that names its row links to the row's page. */
const Cell = ({ children, href, tabIndex }: CellProps) => {
  const content =
    typeof children === 'string' || typeof children === 'number' ? (
      <Typography component="bdi" variant="inherit" noWrap title={String(children)}>
        {children}
      </Typography>
    ) : (
      <>{children}</>
    );
  if (href === undefined) return content;

  return (
    <Link
      component={RouterLink}
      to={href}
      color="inherit"
      underline="hover"
      {...(tabIndex === undefined ? {} : { tabIndex })}
      sx={{ display: 'block' }}
      {...OPENS_ROW}
    >
      {content}
    </Link>
  );
};

/** Classes of the column that stays in view. */
const STAYS = { cellClassName: STAYS_CLASS, headerClassName: STAYS_CLASS };

/** Width of a header's text with its sorting arrow, in pixels, by the average width of a letter. */
const getHeaderWidth = (label: string): number => Math.ceil(label.length * 6.8) + 46;

/** Describes the columns to the grid. */
export const useColumnDefinitions = <Row extends { readonly id: string }>(
  columns: readonly DataColumn<Row>[],
  widths: ColumnChoosing['widths'],
  getHref: TableProps<Row>['getHref'],
): GridColDef<Row>[] => {
  const { locale } = useLocale();

  return useMemo(
    () =>
      columns.map(
        (
          { field, label: headerName, cell, plain, numeric, share = 1, minWidth = 90 },
          index,
        ): GridColDef<Row> => {
          const width = widths[field];
          const align = numeric ? 'right' : 'left';

          return {
            field,
            headerName,
            align,
            headerAlign: align,
            minWidth: Math.max(minWidth, getHeaderWidth(headerName)),
            hideable: index > 0,
            ...(index === 0 ? STAYS : {}),
            sortable: plain !== undefined,
            valueGetter: (_value, row) => plain?.(row) ?? '',
            sortComparator: comparePlain(locale),
            display: 'flex',
            // Returning undefined would make the grid show the row's field of the same name.
            renderCell: ({ row, tabIndex }) => (
              <Cell {...(index === 0 && getHref ? { href: getHref(row), tabIndex } : {})}>{cell(row)}</Cell>
            ),
            ...(width === undefined ? { flex: share } : { width }),
          };
        },
      ),
    [columns, widths, locale, getHref],
  );
};
