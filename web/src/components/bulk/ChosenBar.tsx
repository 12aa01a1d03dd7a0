import type { ReactNode } from 'react';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { Chosen } from '../lists/useSelectedRows.ts';
import { useText } from '../../i18n/useText.ts';
import { Row } from '../layout/Row.tsx';

interface Props {
  /** The bar is hidden when no row is selected. */
  readonly chosen: Pick<Chosen<unknown>, 'rows' | 'hidden' | 'clear'>;
  /** All selectable rows, when more than selected and known. */
  readonly all?: number | undefined;
  readonly onAll?: () => void;
  /** Actions on the selected rows. */
  readonly children: ReactNode;
}

/** Bar over the end of the window with the number of selected rows and their actions; it moves no row. */
export const ChosenBar = ({ chosen, all, onAll, children }: Props) => {
  const text = useText();
  const { hidden, clear } = chosen;
  const count = chosen.rows.length;
  if (count === 0) return null;

  return (
    <Row
      role="group"
      data-off-paper
      aria-label={text('bulkRun.label')}
      align="center"
      sx={{
        position: 'fixed',
        bottom: 16,
        insetInline: 0,
        zIndex: 'appBar',
        width: 'fit-content',
        maxWidth: 'min(960px, calc(100vw - 32px))',
        marginInline: 'auto',
        boxShadow: 6,
        padding: 1,
        border: '1px solid',
        borderColor: 'divider',
        borderRadius: '8px',
        backgroundColor: 'background.paper',
      }}
    >
      <Typography role="status" variant="subtitle2" component="p" sx={{ paddingInline: 1 }}>
        {text('bulkRun.chosen', { count, hidden })}
      </Typography>
      {children}
      {onAll && all !== undefined && all > count - hidden && (
        <Button size="small" color="inherit" onClick={onAll}>
          {text('bulkRun.chooseAll', { count: all })}
        </Button>
      )}
      <Button size="small" color="inherit" onClick={clear}>
        {text('bulkRun.clear')}
      </Button>
    </Row>
  );
};
