import { useState } from 'react';
import Replay from '@mui/icons-material/Replay';
import Button from '@mui/material/Button';
import type { AuditionEntry } from '@domain/auditions/auditions.ts';
import { lazyComponent } from '../../../components/lazyComponent.tsx';
import { useText } from '../../../i18n/useText.ts';

const CallbackDialog = lazyComponent(() =>
  import('../dialogs/CallbackDialog.tsx').then((module) => module.CallbackDialog),
);

interface Props {
  readonly entry: AuditionEntry;
  readonly character: string;
  /** Takes of each voice's last round, which can be called back together. */
  readonly takes: readonly AuditionEntry[];
}

/** Calls a voice back, alone or with others. */
export const CallbackButton = ({ entry, character, takes }: Props) => {
  const text = useText();
  const [isOpen, setOpen] = useState(false);

  return (
    <>
      <Button
        size="small"
        color="inherit"
        startIcon={<Replay />}
        aria-label={text('callback.callFor', { name: entry.talentPublicName })}
        onPointerEnter={() => CallbackDialog.ahead()}
        onClick={() => setOpen(true)}
      >
        {text('callback.call')}
      </Button>
      {isOpen && (
        <CallbackDialog character={character} takes={takes} picked={[entry]} onClose={() => setOpen(false)} />
      )}
    </>
  );
};
