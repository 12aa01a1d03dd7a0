import { useState } from 'react';
import Button from '@mui/material/Button';
import type { AuditionEntry } from '@domain/auditions/auditions.ts';
import { lazyComponent } from '../../../components/lazyComponent.tsx';
import { useText } from '../../../i18n/useText.ts';

const ForwardDialog = lazyComponent(() =>
  import('../dialogs/ForwardDialog.tsx').then((module) => module.ForwardDialog),
);
const ReturnDialog = lazyComponent(() =>
  import('../dialogs/ReturnDialog.tsx').then((module) => module.ReturnDialog),
);

interface Props {
  readonly castingId: string;
  /** Entries of the field whose takes wait for the agency. */
  readonly held: readonly AuditionEntry[];
  /** The one take of the actions; absent: all. */
  readonly entry?: AuditionEntry;
}

/** Forwards held takes, or returns one to its talent. */
export const HeldActions = ({ castingId, held, entry }: Props) => {
  const text = useText();
  const [dialog, setDialog] = useState<'forward' | 'return'>();
  const close = () => setDialog(undefined);
  const name = entry?.talentPublicName ?? '';

  return (
    <>
      <Button
        size="small"
        variant={entry ? 'contained' : 'outlined'}
        {...(entry ? { 'aria-label': text('takes.forwardFor', { name }) } : {})}
        onClick={() => setDialog('forward')}
      >
        {entry ? text('takes.forward') : text('takes.forwardAll', { count: held.length })}
      </Button>
      {entry && (
        <Button
          size="small"
          color="inherit"
          aria-label={text('takes.returnFor', { name })}
          onClick={() => setDialog('return')}
        >
          {text('takes.return')}
        </Button>
      )}
      {dialog === 'forward' && (
        <ForwardDialog
          castingId={castingId}
          held={held}
          picked={(entry ? [entry] : held).map(({ id }) => id)}
          onClose={close}
        />
      )}
      {dialog === 'return' && entry && <ReturnDialog entry={entry} onClose={close} />}
    </>
  );
};
