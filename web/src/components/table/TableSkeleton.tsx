import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { LoadingState } from '../states/states.tsx';

interface Props {
  readonly columns: number;
  readonly rows?: number;
}

/** Placeholder of a table: a header and lines in its columns. */
export const TableSkeleton = ({ columns, rows = 6 }: Props) => (
  <LoadingState>
    {Array.from({ length: rows + 1 }, (_row, row) => (
      <Box
        key={row}
        sx={{
          display: 'grid',
          gridTemplateColumns: `2fr repeat(${columns - 1}, 1fr)`,
          alignItems: 'center',
          gap: 2.5,
          height: 40,
          paddingInline: 1.25,
          borderTop: row === 0 ? 0 : '1px solid',
          borderColor: 'divider',
        }}
      >
        {Array.from({ length: columns }, (_column, column) => (
          <Skeleton key={column} height={row === 0 ? 14 : 18} width={row === 0 ? '40%' : '80%'} />
        ))}
      </Box>
    ))}
  </LoadingState>
);
