import ChevronLeft from '@mui/icons-material/ChevronLeft';
import ChevronRight from '@mui/icons-material/ChevronRight';
import Help from '@mui/icons-material/KeyboardOutlined';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { Muted } from '../../../components/layout/Muted.tsx';
import { Row } from '../../../components/layout/Row.tsx';
import { useText } from '../../../i18n/useText.ts';
import { useHasPageKeys } from '../../../lib/keys/usePageKeys.ts';

interface Props {
  readonly onPrevious: (() => void) | undefined;
  readonly onNext: (() => void) | undefined;
  /** Number of waiting demos; zero allows closing. */
  readonly waiting: number;
  readonly isClosing: boolean;
  readonly onDone: () => void;
  readonly onHelp: () => void;
}

/** Previous, next and done buttons of a ticket. */
export const TicketSteps = ({ onPrevious, onNext, waiting, isClosing, onDone, onHelp }: Props) => {
  const text = useText();
  const hasPageKeys = useHasPageKeys();

  return (
    <Row align="center">
      <IconButton
        aria-label={text('review.shortcuts')}
        aria-keyshortcuts={hasPageKeys ? '?' : undefined}
        onClick={onHelp}
      >
        <Help fontSize="small" />
      </IconButton>
      <Button
        color="inherit"
        startIcon={<ChevronLeft />}
        disabled={!onPrevious}
        onClick={onPrevious}
        aria-keyshortcuts={hasPageKeys ? 'k' : undefined}
      >
        {text('review.previous')}
      </Button>
      <Button
        color="inherit"
        endIcon={<ChevronRight />}
        disabled={!onNext}
        onClick={onNext}
        aria-keyshortcuts={hasPageKeys ? 'j' : undefined}
      >
        {text('review.next')}
      </Button>
      <Button
        variant="contained"
        disabled={waiting > 0}
        loading={isClosing}
        onClick={onDone}
        aria-keyshortcuts={hasPageKeys ? 'd' : undefined}
      >
        {text('review.done')}
      </Button>
      {waiting > 0 && (
        <Muted component="span" variant="inherit" sx={{ fontSize: '0.8125rem' }}>
          {text('review.doneHint', { count: waiting })}
        </Muted>
      )}
    </Row>
  );
};
