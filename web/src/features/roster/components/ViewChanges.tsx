import Button from '@mui/material/Button';
import type { RosterView } from '@domain/roster/roster-views.ts';
import { SendButton } from '../../../components/SendButton.tsx';
import { Muted } from '../../../components/layout/Muted.tsx';
import { Row } from '../../../components/layout/Row.tsx';
import { useToasts } from '../../../lib/toasts.ts';
import { useText } from '../../../i18n/useText.ts';
import { api } from '../../../lib/http/api.ts';
import type { ViewContent } from '../data/viewContent.ts';

interface Props {
  readonly view: RosterView;
  readonly content: ViewContent;
  readonly onDiscard: () => void;
}

/** Marks a view as modified, with saving and discarding. */
export const ViewChanges = ({ view: { id, name }, content, onDiscard }: Props) => {
  const text = useText();
  const toasts = useToasts();

  return (
    <Row role="group" aria-label={text('roster.viewChanged')} align="center">
      <Muted role="status">{text('roster.viewChanged')}</Muted>
      <SendButton
        size="small"
        onSend={async (submission) => {
          await api.roster.changeView({ id }, content, submission);
          toasts.success(text('views.saved', { name }));
        }}
      >
        {text('roster.viewUpdate')}
      </SendButton>
      <Button size="small" color="inherit" onClick={onDiscard}>
        {text('roster.viewDiscard')}
      </Button>
    </Row>
  );
};
