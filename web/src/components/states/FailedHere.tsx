import ErrorIcon from '@mui/icons-material/ErrorOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useText } from '../../i18n/useText.ts';
import { useErrorText } from '../../lib/http/useErrorText.ts';
import { Row } from '../layout/Row.tsx';

interface Props {
  readonly error: unknown;
  /** Short text of what failed. */
  readonly what: string;
  readonly onRetry: () => void;
}

/** Shows at an item that its change failed, with the reason and a retry. */
export const FailedHere = ({ error, what, onRetry }: Props) => {
  const text = useText();
  const errorText = useErrorText();

  return (
    <Row
      role="alert"
      gap={0.75}
      align="flex-start"
      justify="flex-end"
      sx={{
        marginTop: 0.5,
        fontSize: '0.8125rem',
        color: 'error.main',
        textAlign: 'start',
      }}
    >
      <ErrorIcon aria-hidden sx={{ fontSize: 16, marginTop: '2px' }} />
      <Box component="span" sx={{ flex: '1 1 160px', minWidth: 0, overflowWrap: 'anywhere' }}>
        {what} {errorText(error)}
      </Box>
      <Button size="small" color="error" onClick={onRetry} sx={{ flexShrink: 0, marginTop: '-4px' }}>
        {text('common.retry')}
      </Button>
    </Row>
  );
};
