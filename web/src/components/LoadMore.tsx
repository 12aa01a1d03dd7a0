import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useText } from '../i18n/useText.ts';
import { Row } from './layout/Row.tsx';
import type { More } from './lists/useAllWhenSorted.ts';
import { useErrorText } from '../lib/http/useErrorText.ts';

/** Loads the next page below a list, and shows a failure; renders nothing at the end. */
export const LoadMore = ({ of: { items, cursor, phase, error }, onMore }: More) => {
  const text = useText();
  const errorText = useErrorText();
  if (cursor === undefined) return null;

  return (
    <Row isOneLine gap={2} align="center">
      <Button variant="outlined" color="inherit" loading={phase === 'more'} onClick={onMore}>
        {text('common.loadMore')}
      </Button>
      {phase === 'failed' && items !== undefined && (
        <Typography role="alert" variant="body2" color="error">
          {errorText(error)}
        </Typography>
      )}
    </Row>
  );
};
