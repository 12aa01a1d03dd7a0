import type { ReactNode } from 'react';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useText } from '../../i18n/useText.ts';
import { Row } from '../layout/Row.tsx';

interface Props {
  /** Number of selected rows; the bar is hidden at 0. */
  readonly count: number;
  /** All selectable rows, when more than selected and known. */
  readonly all?: number | undefined;
  readonly onAll?: () => void;
  readonly onClear: () => void;
  /** Actions on the selected rows. */
  readonly children: ReactNode;
}

/** Bar over the end of the window with the number of selected rows and their actions; it moves no row. */
export const ChosenBar = ({ count, all, onAll, onClear, children }: Props) => {
  const text = useText();
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
        {text('bulkRun.chosen', { count })}
      </Typography>
      {children}
      {onAll && all !== undefined && all > count && (
        <Button size="small" color="inherit" onClick={onAll}>
          {text('bulkRun.chooseAll', { count: all })}
        </Button>
      )}
      <Button size="small" color="inherit" onClick={onClear}>
        {text('bulkRun.clear')}
      </Button>
    </Row>
  );
};
